/** Links, clipboard and files. */

/**
 * Copies a text. Without leave to use the clipboard (a sandboxed frame, say) it gives false, and the caller offers the
 * text for selection.
 * @param {string} text
 * @returns {Promise<boolean>}
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name @param {string} type @param {string} text */
export function save(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const a = document.createElement('a');
  a.href = url;
  a.download = name;
  a.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A table as CSV (RFC 4180). @param {(string | number)[][]} rows */
export function csv(rows) {
  const cell = (/** @type {string | number} */ v) => (/[",\n\r]/.test(String(v)) ? `"${String(v).replaceAll('"', '""')}"` : String(v));
  return `${rows.map((r) => r.map(cell).join(',')).join('\r\n')}\r\n`;
}

/**
 * A picture as a file of its own: what the style sheet gives it is written into it, as another program has no such sheet.
 * @param {SVGSVGElement} svg
 */
export function svgText(svg) {
  const clone = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  const properties = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'paint-order', 'opacity', 'fill-opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor'];
  const from = svg.querySelectorAll('*');
  const to = clone.querySelectorAll('*');
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    for (const p of properties) {
      const value = style.getPropertyValue(p);
      if (value && value !== 'normal' && value !== 'auto') to[i].setAttribute(p, value);
    }
    to[i].removeAttribute('class');
  });
  const box = svg.viewBox.baseVal;
  clone.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  clone.setAttribute('width', String(box.width));
  clone.setAttribute('height', String(box.height));
  const back = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  back.setAttribute('width', '100%');
  back.setAttribute('height', '100%');
  back.setAttribute('fill', getComputedStyle(svg).getPropertyValue('--sheet').trim() ? getComputedStyle(document.body).backgroundColor : 'white');
  clone.prepend(back);
  return new XMLSerializer().serializeToString(clone).replaceAll('<!---->', '').replace(/<!--\?lit.*?-->/g, '');
}

/**
 * The frame that shows a page inside course notes. A page opened from a disk is named without its folder: the notes are
 * read on other disks and from servers, where that path leads nowhere.
 * @param {string} link @param {string} title
 */
export function iframe(link, title) {
  const [whole, fragment = ''] = link.split('#');
  const address = whole.startsWith('file:') ? whole.slice(whole.lastIndexOf('/') + 1) : whole;
  const src = `${address}#${fragment}${fragment.includes('?') ? '&' : '?'}embed=1&only=figure`;
  const safe = (/** @type {string} */ s) => s.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<iframe src="${safe(src)}" title="${safe(title)}" loading="lazy" sandbox="allow-scripts allow-popups" style="width:100%;height:32rem;border:0"></iframe>`;
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csv, iframe } from '../../lib/share.js';

test('a table as RFC 4180 has it', () => {
  assert.equal(csv([['a', 'b'], [1, 2.5]]), 'a,b\r\n1,2.5\r\n');
  assert.equal(csv([['with, comma', 'with "quotes"', 'two\nlines', 'cr\rhere', '']]), '"with, comma","with ""quotes""","two\nlines","cr\rhere",\r\n');
  assert.equal(csv([['ж', '鎖', '"']]), 'ж,鎖,""""\r\n');
});

/** Reads RFC 4180 back, character by character. @param {string} s */
function read(s) {
  /** @type {string[][]} */
  const rows = [];
  let row = [''];
  for (let i = 0, quoted = false; i < s.length; i++) {
    const c = s[i];
    if (quoted && c === '"' && s[i + 1] === '"') row[row.length - 1] += s[++i];
    else if (c === '"') quoted = !quoted;
    else if (!quoted && c === ',') row.push('');
    else if (!quoted && c === '\r' && s[i + 1] === '\n') {
      rows.push(row);
      row = [''];
      i++;
    } else row[row.length - 1] += c;
  }
  return rows;
}

test('every cell is read back as it was', () => {
  const cells = ['', ' ', ',', '"', '""', '\n', '\r\n', 'a"b', '",\r\n"', '=1+1', 'ж', '0.1'];
  const rows = cells.map((a) => cells.map((b) => a + b));
  assert.deepEqual(read(csv(rows)), rows);
});

test('the line for a course page holds the whole link, with nothing that could end it early', () => {
  const made = iframe('file:///a%20b/contend.html#/slots?cap=20&note=%22x', 'Slots "<&>"');
  assert.equal(
    made,
    '<iframe src="contend.html#/slots?cap=20&amp;note=%22x&amp;embed=1&amp;only=figure" title="Slots &quot;&lt;&amp;>&quot;" loading="lazy" sandbox="allow-scripts allow-popups" style="width:100%;height:32rem;border:0"></iframe>',
  );
  assert.match(iframe('https://example.org/#/slots', 't'), /src="https:\/\/example\.org\/#\/slots\?embed=1&amp;only=figure"/);
  assert.match(iframe('https://example.org/', 't'), /src="https:\/\/example\.org\/#\?embed=1&amp;only=figure"/);
});

package claims

import (
	"os"
	"strings"
	"testing"
)

// The page shows the sentences in the reader's language. The English ones stand both here and in its words, as the
// shell and other pages ask the core for them; they must not part.
func TestSentencesAreInEveryLanguage(t *testing.T) {
	for _, language := range []string{"en", "ru", "zh-Hant", "tr"} {
		text, err := os.ReadFile("../../web/i18n/" + language + ".ftl")
		if err != nil {
			t.Fatal(err)
		}
		words := map[string]string{}
		for _, line := range strings.Split(string(text), "\n") {
			if key, value, found := strings.Cut(line, " = "); found {
				words[key] = value
			}
		}
		for _, c := range All() {
			for _, pair := range [][2]string{{"claims-" + c.ID, c.Sentence}, {"claims-" + c.ID + "-erratum", c.Erratum}} {
				key, english := pair[0], pair[1]
				got, found := words[key]
				switch {
				case found != (english != ""):
					t.Errorf("%s.ftl: %s is there: %v", language, key, found)
				case language == "en" && got != english:
					t.Errorf("en.ftl: %s is %q, here %q", key, got, english)
				case language != "en" && found && got == english:
					t.Errorf("%s.ftl: %s is not translated", language, key)
				}
			}
		}
	}
}

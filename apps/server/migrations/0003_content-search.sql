-- What a reader can read of a page: the strings under the names that hold text, wherever they are, without tags and soft
-- hyphens. A tag inside a word or before a full stop leaves nothing behind, one between two blocks a space.
CREATE FUNCTION content_text(properties jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT left(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          translate(string_agg(found #>> '{}', ' · '), U&'\00AD', ''),
          '</?(a|strong|em|b|i|span|sub|sup|code|small|abbr|mark|del|ins)\M[^>]*>', '', 'gi'
        ),
        '<[^>]*>', ' ', 'g'
      ),
      '\s+', ' ', 'g'
    ),
    200000
  )
  FROM jsonb_path_query(
    properties,
    'strict $.** ? (@.type() == "object").keyvalue() ? (@.value.type() == "string" && @.key like_regex "^(title|titleEmphasis|introduction|lead|mainBody|text|detail|question|label|caption|category|value|.*Html)$").value'
  ) AS found
);
--> statement-breakpoint
-- Words without accents and soft hyphens, so that 'reeel' finds 'reëel' whatever the dictionary does.
CREATE FUNCTION without_accents(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(lower(words), U&'áàâäãéèêëíìîïóòôöõúùûüçñ\00AD', 'aaaaaeeeeiiiiooooouuuucn');
--> statement-breakpoint
-- Stems find inflected words, the words themselves find what is typed half.
CREATE FUNCTION content_words(words text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('dutch', without_accents(coalesce(words, '')))
  || to_tsvector('simple', without_accents(coalesce(words, '')));
--> statement-breakpoint
CREATE FUNCTION content_search(properties jsonb) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(content_words(properties ->> 'title'), 'A')
  || setweight(content_words(properties ->> 'introduction'), 'B')
  || setweight(content_words(content_text(properties)), 'C');
--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (content_search(properties)) STORED;
--> statement-breakpoint
CREATE INDEX "content_search" ON "content" USING gin ("search");

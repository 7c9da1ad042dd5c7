ALTER TABLE articles
  ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es')),
  -- The original; null for an article that is no translation.
  ADD COLUMN translation_of uuid,
  ADD COLUMN original_language text,
  -- Null for a translation, so that no article can be a translation of it.
  ADD COLUMN language_as_original text GENERATED ALWAYS AS (CASE WHEN translation_of IS NULL THEN language END) STORED,
  ADD CHECK (original_language <> language),
  ADD UNIQUE (id, language_as_original),
  ADD UNIQUE (translation_of, language),
  -- A translation of a deleted original is an article of its own.
  ADD FOREIGN KEY (translation_of, original_language) REFERENCES articles (id, language_as_original)
    MATCH FULL ON UPDATE CASCADE ON DELETE SET NULL;

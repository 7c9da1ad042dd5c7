CREATE TABLE article_images (
  id uuid PRIMARY KEY,
  media_type text NOT NULL CHECK (media_type IN ('image/png', 'image/jpeg', 'image/webp')),
  bytes integer NOT NULL CHECK (bytes > 0),
  stored_at timestamptz NOT NULL,
  -- In pixels, upright; null for a picture that was stored without looking at it.
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  CHECK ((width IS NULL) = (height IS NULL))
);
COMMENT ON TABLE article_images IS 'A picture of an article.';

CREATE TABLE article_image_copies (
  id uuid PRIMARY KEY,
  image_id uuid NOT NULL REFERENCES article_images ON DELETE CASCADE,
  -- The requested width; a narrower picture is not made wider.
  width integer NOT NULL CHECK (width > 0),
  bytes integer NOT NULL CHECK (bytes > 0),
  UNIQUE (image_id, width)
);
COMMENT ON TABLE article_image_copies IS 'A picture of an article in another width.';

CREATE FUNCTION leave_article_image() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO leftover_files (key, remove_after) VALUES ('articles/' || OLD.id, '-infinity')
      ON CONFLICT (key) DO UPDATE SET remove_after = '-infinity';
    RETURN OLD;
  END $$;
COMMENT ON FUNCTION leave_article_image() IS 'Leaves the picture''s file to be removed.';
CREATE TRIGGER leave_article_image AFTER DELETE ON article_images
  FOR EACH ROW EXECUTE FUNCTION leave_article_image();
CREATE TRIGGER leave_article_image_copy AFTER DELETE ON article_image_copies
  FOR EACH ROW EXECUTE FUNCTION leave_article_image();

CREATE TABLE articles (
  id uuid PRIMARY KEY,
  title text NOT NULL CHECK (title <> ''),
  description text NOT NULL,
  html text NOT NULL,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published')),
  feature_image_id uuid UNIQUE REFERENCES article_images (id),
  feature_image_alt text NOT NULL,
  author_id uuid REFERENCES users (id),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Of the first time: an article that is taken back and published again keeps its place.
  published_at timestamptz,
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es')),
  -- The original; null for an article that is no translation.
  translation_of uuid,
  original_language text,
  -- Null for a translation, so that no article can be a translation of it.
  language_as_original text GENERATED ALWAYS AS (CASE WHEN translation_of IS NULL THEN language END) STORED,
  CHECK (status = 'draft' OR (published_at IS NOT NULL AND description <> '' AND html <> '')),
  CHECK (original_language <> language),
  UNIQUE (id, language_as_original),
  UNIQUE (translation_of, language),
  -- A translation of a deleted original is an article of its own.
  FOREIGN KEY (translation_of, original_language) REFERENCES articles (id, language_as_original)
    MATCH FULL ON UPDATE CASCADE ON DELETE SET NULL
);
COMMENT ON TABLE articles IS 'An article of the blog, in one language.';
CREATE INDEX articles_published ON articles (published_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX articles_author ON articles (author_id);

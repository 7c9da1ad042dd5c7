import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- In pixels, as the picture is seen; null for one that was stored before they were looked at.
    ALTER TABLE article_images
      ADD COLUMN width integer CHECK (width > 0),
      ADD COLUMN height integer CHECK (height > 0),
      ADD CHECK ((width IS NULL) = (height IS NULL));

    CREATE TABLE article_image_copies (
      id uuid PRIMARY KEY,
      image_id uuid NOT NULL REFERENCES article_images ON DELETE CASCADE,
      -- What it is asked for by; a picture that is narrower than that is not made wider.
      width integer NOT NULL CHECK (width > 0),
      bytes integer NOT NULL CHECK (bytes > 0),
      UNIQUE (image_id, width)
    );
    -- The file goes with its row, as that of the picture does.
    CREATE TRIGGER leave_article_image_copy AFTER DELETE ON article_image_copies
      FOR EACH ROW EXECUTE FUNCTION leave_article_image();
  `.execute(db);
}

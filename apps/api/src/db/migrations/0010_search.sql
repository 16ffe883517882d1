CREATE SEQUENCE "embedding_stamps";
--> statement-breakpoint
CREATE TABLE "embedder_marks" (
	"embedder" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "embedding_backfills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"force" boolean NOT NULL,
	"state" text NOT NULL,
	"map_id" integer DEFAULT 0 NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "embedding_backfills_state_known" CHECK (state in ('running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "site_embeddings" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"embedder" text NOT NULL,
	"revision" bigint NOT NULL,
	"vector" "bytea" NOT NULL,
	"stamp" bigint DEFAULT nextval('embedding_stamps') NOT NULL,
	CONSTRAINT "site_embeddings_vector_size" CHECK (octet_length(vector) between 8 and 8192)
);
--> statement-breakpoint
ALTER TABLE "site_embeddings" ADD CONSTRAINT "site_embeddings_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_embeddings_by_stamp" ON "site_embeddings" USING btree ("stamp");
--> statement-breakpoint
ALTER SEQUENCE "embedding_stamps" OWNED BY "site_embeddings"."stamp";
--> statement-breakpoint
CREATE FUNCTION "stamp_embedding"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."stamp" := nextval('embedding_stamps');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "site_embeddings_stamp" BEFORE UPDATE ON "site_embeddings"
  FOR EACH ROW EXECUTE FUNCTION "stamp_embedding"();
--> statement-breakpoint
CREATE TRIGGER "site_embeddings_tell" AFTER INSERT OR UPDATE ON "site_embeddings"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_changed"('embeddings');
--> statement-breakpoint
-- The animals that reports tell of are a part of what a site is found by: a new one gives the site a new revision, one
-- that is only counted once more does not.
CREATE FUNCTION "found_by"("counts" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_agg("mark" ORDER BY "mark") FROM jsonb_object_keys($1) AS "mark" WHERE "mark" ~ '^s:'
$$;
--> statement-breakpoint
CREATE FUNCTION "renew_sites_of_reports"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "changed" uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    "changed" := ARRAY(SELECT "site_id" FROM "come" WHERE found_by("counts") IS NOT NULL);
  ELSE
    "changed" := ARRAY(
      SELECT "come"."site_id" FROM "come" JOIN "gone" USING ("site_id", "month")
      WHERE found_by("come"."counts") IS DISTINCT FROM found_by("gone"."counts"));
  END IF;
  IF cardinality("changed") > 0 THEN
    UPDATE "sites" SET "average_rating" = "average_rating"
    WHERE "id" = ANY("changed") AND "approval_status" = 'approved';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "report_months_renew_sites" AFTER INSERT ON "report_months"
  REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "renew_sites_of_reports"();
--> statement-breakpoint
CREATE TRIGGER "report_months_renew_sites_changed" AFTER UPDATE ON "report_months"
  REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "renew_sites_of_reports"();

CREATE TABLE "report_months" (
	"site_id" uuid NOT NULL,
	"month" smallint NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "report_months_site_id_month_pk" PRIMARY KEY("site_id","month"),
	CONSTRAINT "report_months_month_known" CHECK (month between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "report_photos" (
	"report_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "report_photos_report_id_photo_id_pk" PRIMARY KEY("report_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "report_votes" (
	"report_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_votes_report_id_user_id_pk" PRIMARY KEY("report_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"came_from" uuid,
	"author_id" uuid,
	"client_key" uuid,
	"rating" smallint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"dive_date" date NOT NULL,
	"dive_month" smallint GENERATED ALWAYS AS (extract(month from dive_date)::smallint) STORED NOT NULL,
	"dive_time" time(0),
	"visibility" real,
	"water_temp" real,
	"conditions" text[] DEFAULT '{}' NOT NULL,
	"animals_seen" text,
	"species" text[] DEFAULT '{}' NOT NULL,
	"dive_notes" text,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"approval_status" text NOT NULL,
	"rejection_reason" text,
	"approved_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_updated" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_status_known" CHECK (approval_status in ('approved', 'pending', 'rejected', 'removed')),
	CONSTRAINT "reports_conditions_known" CHECK (conditions <@ array['calm', 'light-current', 'strong-current', 'surge', 'clear', 'overcast', 'rainy', 'windy']::text[]),
	CONSTRAINT "reports_conditions_count" CHECK (cardinality(conditions) <= 8),
	CONSTRAINT "reports_species_fit" CHECK (texts_fit(species, 200, 80)),
	CONSTRAINT "reports_date_range" CHECK (dive_date >= '1900-01-01'),
	CONSTRAINT "reports_rating_range" CHECK (rating between 1 and 5),
	CONSTRAINT "reports_visibility_range" CHECK (visibility between 0 and 150),
	CONSTRAINT "reports_water_temp_range" CHECK (water_temp between -3 and 45),
	CONSTRAINT "reports_title_length" CHECK (length(title) <= 120),
	CONSTRAINT "reports_content_length" CHECK (length(content) <= 10000),
	CONSTRAINT "reports_animals_seen_length" CHECK (length(animals_seen) <= 2000),
	CONSTRAINT "reports_dive_notes_length" CHECK (length(dive_notes) <= 10000),
	CONSTRAINT "reports_rejection_reason_length" CHECK (length(rejection_reason) <= 500)
);
--> statement-breakpoint
ALTER TABLE "report_months" ADD CONSTRAINT "report_months_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_photos" ADD CONSTRAINT "report_photos_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_photos" ADD CONSTRAINT "report_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_votes" ADD CONSTRAINT "report_votes_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_votes" ADD CONSTRAINT "report_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_came_from_sites_id_fk" FOREIGN KEY ("came_from") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_photos_of_photo" ON "report_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "report_votes_of_user" ON "report_votes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_client_key" ON "reports" USING btree ("author_id","client_key") WHERE client_key is not null;--> statement-breakpoint
CREATE INDEX "reports_of_site" ON "reports" USING btree ("site_id","dive_date","id") WHERE approval_status = 'approved';--> statement-breakpoint
CREATE INDEX "reports_of_month" ON "reports" USING btree ("site_id","dive_month","dive_date","id") WHERE approval_status = 'approved';--> statement-breakpoint
CREATE INDEX "reports_of_author" ON "reports" USING btree ("author_id","dive_date","id");--> statement-breakpoint
CREATE INDEX "reports_by_author_at_site" ON "reports" USING btree ("site_id","author_id","dive_date","id");--> statement-breakpoint
CREATE INDEX "reports_pending" ON "reports" USING btree ("submitted_at","id") WHERE approval_status = 'pending';--> statement-breakpoint
CREATE INDEX "reports_of_water" ON "reports" USING btree ("site_id","dive_date","id") WHERE approval_status = 'approved' and (visibility is not null or water_temp is not null or conditions <> '{}');--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("id") WHERE approval_status = 'approved';--> statement-breakpoint
CREATE INDEX "reports_came_from" ON "reports" USING btree ("came_from") WHERE came_from is not null;--> statement-breakpoint
-- What reports say is counted by site and month: `marks` as the schema of report_months describes them.
CREATE TYPE "report_tally" AS ("site_id" uuid, "month" smallint, "mark" text, "n" integer);
--> statement-breakpoint
CREATE FUNCTION "report_marks"("rating" smallint, "visibility" real, "water_temp" real, "conditions" text[], "species" text[])
RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY['n', 'r:' || $1]
    || CASE WHEN $2 IS NULL THEN '{}' ELSE ARRAY['v:' || round($2)::int] END
    || CASE WHEN $3 IS NULL THEN '{}' ELSE ARRAY['t:' || trim_scale(round($3::numeric * 2) / 2)] END
    || ARRAY(SELECT DISTINCT 'c:' || one FROM unnest($4) one)
    || ARRAY(SELECT DISTINCT 's:' || one FROM unnest($5) one)
$$;
--> statement-breakpoint
-- Looks only at the marks of the other, which are few. Those that nobody makes any more are gone.
CREATE FUNCTION "add_counts"("one" jsonb, "other" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT ($1 || coalesce(jsonb_object_agg("mark", "n"), '{}'))
    - coalesce(array_agg("mark") FILTER (WHERE "n" = 0), '{}')
  FROM (
    SELECT "mark", coalesce(($1 ->> "mark")::int, 0) + "change"::int AS "n"
    FROM jsonb_each_text($2) AS "changes"("mark", "change")
  ) AS "sums"
$$;
--> statement-breakpoint
-- As many rows are written as there are months of sites that changed, and none where the sums are the same.
CREATE FUNCTION "add_tallies"("tallies" report_tally[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Sites before their counts, and both in one order, so that nobody waits for somebody who waits for them.
  PERFORM FROM "sites" WHERE "id" IN (SELECT t."site_id" FROM unnest("tallies") t) ORDER BY "id" FOR NO KEY UPDATE;
  -- A site that is being deleted takes its counts along.
  INSERT INTO "report_months" AS "kept" ("site_id", "month", "counts")
  SELECT t."site_id", t."month", jsonb_object_agg(t."mark", t."n")
  FROM unnest("tallies") t JOIN "sites" s ON s."id" = t."site_id"
  GROUP BY t."site_id", t."month" ORDER BY t."site_id", t."month"
  ON CONFLICT ("site_id", "month") DO UPDATE SET "counts" = add_counts("kept"."counts", excluded."counts");

  UPDATE "sites" SET "average_rating" = "rated"."average"
  FROM (
    SELECT changed."site_id", (
      SELECT sum("stars" * coalesce(("counts" ->> ('r:' || "stars"))::int, 0))::real
        / nullif(sum(coalesce(("counts" ->> ('r:' || "stars"))::int, 0)), 0)
      FROM "report_months" m, generate_series(1, 5) AS "stars" WHERE m."site_id" = changed."site_id"
    ) AS "average"
    FROM (SELECT DISTINCT t."site_id" FROM unnest("tallies") t WHERE t."mark" LIKE 'r:%') AS changed
  ) AS "rated"
  WHERE "sites"."id" = "rated"."site_id" AND "sites"."average_rating" IS DISTINCT FROM "rated"."average";
END $$;
--> statement-breakpoint
CREATE FUNCTION "tally_reports"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "tallies" report_tally[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    "tallies" := ARRAY(
      SELECT ROW("site_id", "dive_month", "mark", count(*))::report_tally
      FROM "come", unnest(report_marks("rating", "visibility", "water_temp", "conditions", "species")) "mark"
      WHERE "approval_status" = 'approved' GROUP BY "site_id", "dive_month", "mark");
  ELSIF TG_OP = 'DELETE' THEN
    "tallies" := ARRAY(
      SELECT ROW("site_id", "dive_month", "mark", -count(*))::report_tally
      FROM "gone", unnest(report_marks("rating", "visibility", "water_temp", "conditions", "species")) "mark"
      WHERE "approval_status" = 'approved' GROUP BY "site_id", "dive_month", "mark");
  ELSE
    "tallies" := ARRAY(
      SELECT ROW("site_id", "dive_month", "mark", sum("n"))::report_tally
      FROM (
        SELECT "site_id", "dive_month", "mark", -1 AS "n"
        FROM "gone", unnest(report_marks("rating", "visibility", "water_temp", "conditions", "species")) "mark"
        WHERE "approval_status" = 'approved'
        UNION ALL
        SELECT "site_id", "dive_month", "mark", 1
        FROM "come", unnest(report_marks("rating", "visibility", "water_temp", "conditions", "species")) "mark"
        WHERE "approval_status" = 'approved'
      ) AS "both" GROUP BY "site_id", "dive_month", "mark" HAVING sum("n") <> 0);
  END IF;
  IF cardinality("tallies") > 0 THEN PERFORM add_tallies("tallies"); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "reports_tally_new" AFTER INSERT ON "reports"
  REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "tally_reports"();
--> statement-breakpoint
CREATE TRIGGER "reports_tally_changed" AFTER UPDATE ON "reports"
  REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "tally_reports"();
--> statement-breakpoint
CREATE TRIGGER "reports_tally_gone" AFTER DELETE ON "reports"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "tally_reports"();
--> statement-breakpoint
-- What the approved reports of a site say together, and the newest of those that tell how the water was. The counts
-- are put together as text, which takes an eighth of the time that jsonb does.
CREATE VIEW "site_digests" AS
  SELECT "months".*, to_jsonb("latest") AS "latest"
  FROM (
    SELECT "site_id", sum(("counts" ->> 'n')::int)::int AS "reports", json_object_agg("month", "counts") AS "months"
    FROM "report_months" WHERE "counts" ? 'n' GROUP BY "site_id"
  ) AS "months"
  LEFT JOIN LATERAL (
    SELECT "dive_date", "visibility", "water_temp", "conditions" FROM "reports"
    WHERE "reports"."site_id" = "months"."site_id" AND "approval_status" = 'approved'
      AND ("visibility" IS NOT NULL OR "water_temp" IS NOT NULL OR "conditions" <> '{}')
    ORDER BY "dive_date" DESC, "id" DESC LIMIT 1
  ) AS "latest" ON true;
--> statement-breakpoint
-- Tells every instance that what waits for moderators is another than before.
CREATE TRIGGER "reports_tell_moderation" AFTER INSERT ON "reports"
  FOR EACH ROW WHEN (NEW."approval_status" = 'pending') EXECUTE FUNCTION "tell_changed"('moderation');
--> statement-breakpoint
CREATE TRIGGER "reports_tell_moderation_changed" AFTER UPDATE OF "approval_status" ON "reports"
  FOR EACH ROW WHEN ('pending' IN (OLD."approval_status", NEW."approval_status"))
  EXECUTE FUNCTION "tell_changed"('moderation');
--> statement-breakpoint
CREATE TRIGGER "reports_tell_moderation_gone" AFTER DELETE ON "reports"
  FOR EACH ROW WHEN (OLD."approval_status" = 'pending') EXECUTE FUNCTION "tell_changed"('moderation');

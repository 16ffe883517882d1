CREATE TABLE "public_things" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "public_things_kind_known" CHECK (kind in ('site', 'photo', 'report', 'thread', 'event', 'group'))
);
--> statement-breakpoint
CREATE TABLE "site_views" (
	"site_id" uuid NOT NULL,
	"day" date NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "site_views_site_id_day_pk" PRIMARY KEY("site_id","day"),
	CONSTRAINT "site_views_some" CHECK (n > 0)
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"what" text NOT NULL,
	"slot" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "tallies_what_slot_pk" PRIMARY KEY("what","slot")
);
--> statement-breakpoint
CREATE TABLE "tally_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tally_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"what" text NOT NULL,
	"slot" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_views" ADD CONSTRAINT "site_views_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "public_things_newest" ON "public_things" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "site_views_day" ON "site_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "tallies_most" ON "tallies" USING btree ("what","n" DESC NULLS LAST,"slot");--> statement-breakpoint
CREATE INDEX "photos_tags" ON "photos" USING gin ("tags") WHERE approval_status = 'approved' and state = 'ready';--> statement-breakpoint
-- Below is written by hand.
-- The places that something at a site counts for: the world, the country, and the region in it.
CREATE FUNCTION "site_places"("country_key" text, "region" text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN coalesce($1, '') = '' THEN ARRAY['']
    WHEN coalesce(lower(btrim($2)), '') IN ('', $1) THEN ARRAY['', $1]
    ELSE ARRAY['', $1, $1 || '/' || lower(btrim($2))] END
$$;
--> statement-breakpoint
CREATE FUNCTION "month_of"("at" timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char($1 AT TIME ZONE 'UTC', 'YYYY-MM')
$$;
--> statement-breakpoint
CREATE TYPE "tally" AS ("what" text, "slot" text, "n" integer);
--> statement-breakpoint
-- What a public site counts for.
CREATE FUNCTION "site_tallies"("country" text, "country_key" text, "region" text, "category" text, "created_at" timestamptz)
RETURNS SETOF "tally" LANGUAGE sql IMMUTABLE AS $$
  SELECT 'sites', '', 1
  UNION ALL SELECT 'growth:sites', month_of($5), 1
  UNION ALL SELECT 'categories', coalesce($4, ''), 1
  UNION ALL SELECT 'countries', $2, 1 WHERE $2 <> ''
  UNION ALL SELECT 'names:' || $2, btrim($1), 1 WHERE $2 <> ''
  UNION ALL SELECT 'regions:' || $2, "place", 1 FROM unnest((site_places($2, $3))[3:3]) AS "place"
  UNION ALL SELECT 'names:' || "place", btrim($3), 1 FROM unnest((site_places($2, $3))[3:3]) AS "place"
$$;
--> statement-breakpoint
-- What one mark in the public reports of a month counts for, wherever the site lies.
CREATE FUNCTION "mark_tallies"("places" text[], "month" smallint, "mark" text, "n" integer)
RETURNS SETOF "tally" LANGUAGE sql IMMUTABLE AS $$
  SELECT 'water:' || "place", $2 || ' ' || $3, $4 FROM unnest($1) AS "place" WHERE $3 = 'n' OR left($3, 2) IN ('v:', 't:')
  UNION ALL SELECT 'reports', "place", $4 FROM unnest($1) AS "place" WHERE $3 = 'n'
  UNION ALL SELECT 'destinations', $1[cardinality($1)], $4 WHERE $3 = 'n' AND cardinality($1) > 1
  UNION ALL SELECT 'seen:' || $2 || ':' || "place", substr($3, 3), $4 FROM unnest($1) AS "place" WHERE left($3, 2) = 's:'
  UNION ALL SELECT 'species', substr($3, 3), $4 WHERE left($3, 2) = 's:'
  UNION ALL SELECT 'species-countries:' || substr($3, 3), $1[2], $4 WHERE left($3, 2) = 's:' AND cardinality($1) > 1
$$;
--> statement-breakpoint
-- What an approved report counts for: at its site, and where that is public, in the world.
CREATE FUNCTION "report_tallies"("site_id" uuid, "is_shown" boolean, "places" text[], "month" smallint, "created_at" timestamptz, "marks" text[])
RETURNS SETOF "tally" LANGUAGE sql IMMUTABLE AS $$
  SELECT 'popularity', $1::text, 10
  UNION ALL SELECT 'species-sites:' || substr("mark", 3), $1::text, 1 FROM unnest($6) AS "mark" WHERE left("mark", 2) = 's:'
  UNION ALL SELECT 'growth:reports', month_of($5), 1 WHERE $2
  UNION ALL SELECT t.* FROM unnest($6) AS "mark", mark_tallies($3, $4, "mark", 1) t WHERE $2
$$;
--> statement-breakpoint
CREATE FUNCTION "photo_tallies"("site_id" uuid, "is_shown" boolean, "created_at" timestamptz)
RETURNS SETOF "tally" LANGUAGE sql IMMUTABLE AS $$
  SELECT 'popularity', $1::text, 5 WHERE $1 IS NOT NULL
  UNION ALL SELECT 'site-photos', $1::text, 1 WHERE $1 IS NOT NULL
  UNION ALL SELECT 'photos', '', 1 WHERE $2
  UNION ALL SELECT 'growth:photos', month_of($3), 1 WHERE $2
$$;
--> statement-breakpoint
CREATE FUNCTION "person_tallies"("created_at" timestamptz) RETURNS SETOF "tally" LANGUAGE sql IMMUTABLE AS $$
  SELECT 'members', '', 1 UNION ALL SELECT 'growth:members', month_of($1), 1
$$;
--> statement-breakpoint
CREATE FUNCTION "view_tallies"("site_id" uuid, "n" integer) RETURNS SETOF "tally" LANGUAGE sql IMMUTABLE AS $$
  SELECT 'site-views', $1::text, $2 UNION ALL SELECT 'popularity', $1::text, $2
$$;
--> statement-breakpoint
-- What a piece of equipment is counted as, in small letters; null where it is not counted.
CREATE FUNCTION "gear_name"("kind" text, "brand" text, "model" text, "retired_on" date, "removed_at" timestamptz)
RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT nullif(btrim(lower(concat_ws(' ', btrim($2), CASE WHEN $1 <> 'bcd' THEN btrim($3) END))), '')
  WHERE $1 IN ('regulator', 'bcd', 'camera') AND $4 IS NULL AND $5 IS NULL
$$;
--> statement-breakpoint
-- All of it counted from scratch: what the tallies and what waits for them must say together.
CREATE VIEW "tallies_counted" AS
  SELECT "what", "slot", sum("n")::bigint AS "n" FROM (
    SELECT t.* FROM "sites" s, site_tallies(s."country", s."country_key", s."region", s."dive_site_category", s."created_at") t
      WHERE s."approval_status" = 'approved'
    UNION ALL
    SELECT t.* FROM "reports" r JOIN "sites" s ON s."id" = r."site_id",
      report_tallies(r."site_id", s."approval_status" = 'approved', site_places(s."country_key", s."region"), r."dive_month", r."created_at",
        report_marks(r."rating", r."visibility", r."water_temp", r."conditions", r."species")) t
      WHERE r."approval_status" = 'approved'
    UNION ALL
    SELECT t.* FROM "photos" p LEFT JOIN "sites" s ON s."id" = p."site_id",
      photo_tallies(p."site_id", p."site_id" IS NULL OR s."approval_status" = 'approved', p."created_at") t
      WHERE p."approval_status" = 'approved' AND p."state" = 'ready'
    UNION ALL
    SELECT t.* FROM "users" u, person_tallies(u."created_at") t WHERE u."handle" IS NOT NULL AND u."deleted_at" IS NULL
    UNION ALL
    SELECT t.* FROM "site_views" v, view_tallies(v."site_id", v."n") t
    UNION ALL
    SELECT 'gear:' || "kind", "name", count(*)::int FROM (
      SELECT DISTINCT e."owner_id", e."kind", gear_name(e."kind", e."brand", e."model", e."retired_on", e."removed_at") AS "name"
      FROM "equipment" e JOIN "equipment_lists" l ON l."owner_id" = e."owner_id" AND l."is_counted"
    ) AS "owned" WHERE "name" IS NOT NULL GROUP BY "kind", "name"
    UNION ALL
    SELECT 'public-things', '', 1 FROM "public_things"
  ) AS "all_of_it" GROUP BY "what", "slot" HAVING sum("n") <> 0;
--> statement-breakpoint
-- Comes after `reports_tally_…`, which has locked the sites: nobody hides or moves one in between.
CREATE FUNCTION "total_reports"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "tally_changes" ("what", "slot", "n")
    SELECT t."what", t."slot", sum(r."sign" * t."n") FROM (SELECT 1 AS "sign", "site_id", "dive_month", "created_at", "approval_status", report_marks("rating", "visibility", "water_temp", "conditions", "species") AS "marks" FROM "come") r
      JOIN "sites" s ON s."id" = r."site_id",
      report_tallies(r."site_id", s."approval_status" = 'approved', site_places(s."country_key", s."region"), r."dive_month", r."created_at", r."marks") t
    WHERE r."approval_status" = 'approved' GROUP BY t."what", t."slot" HAVING sum(r."sign" * t."n") <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "tally_changes" ("what", "slot", "n")
    SELECT t."what", t."slot", sum(r."sign" * t."n") FROM (SELECT -1 AS "sign", "site_id", "dive_month", "created_at", "approval_status", report_marks("rating", "visibility", "water_temp", "conditions", "species") AS "marks" FROM "gone") r
      JOIN "sites" s ON s."id" = r."site_id",
      report_tallies(r."site_id", s."approval_status" = 'approved', site_places(s."country_key", s."region"), r."dive_month", r."created_at", r."marks") t
    WHERE r."approval_status" = 'approved' GROUP BY t."what", t."slot" HAVING sum(r."sign" * t."n") <> 0;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "tally_changes" ("what", "slot", "n")
    SELECT t."what", t."slot", sum(r."sign" * t."n") FROM (SELECT -1 AS "sign", "site_id", "dive_month", "created_at", "approval_status", report_marks("rating", "visibility", "water_temp", "conditions", "species") AS "marks" FROM "gone" UNION ALL SELECT 1 AS "sign", "site_id", "dive_month", "created_at", "approval_status", report_marks("rating", "visibility", "water_temp", "conditions", "species") AS "marks" FROM "come") r
      JOIN "sites" s ON s."id" = r."site_id",
      report_tallies(r."site_id", s."approval_status" = 'approved', site_places(s."country_key", s."region"), r."dive_month", r."created_at", r."marks") t
    WHERE r."approval_status" = 'approved' GROUP BY t."what", t."slot" HAVING sum(r."sign" * t."n") <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "reports_total_new" AFTER INSERT ON "reports"
  REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "total_reports"();
--> statement-breakpoint
CREATE TRIGGER "reports_total_changed" AFTER UPDATE ON "reports"
  REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "total_reports"();
--> statement-breakpoint
CREATE TRIGGER "reports_total_gone" AFTER DELETE ON "reports"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "total_reports"();
--> statement-breakpoint
CREATE TYPE "photo_change" AS ("site_id" uuid, "created_at" timestamptz, "sign" integer);
--> statement-breakpoint
CREATE FUNCTION "total_photos"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "moved" "photo_change"[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    "moved" := ARRAY(SELECT ROW("site_id", "created_at", sum("sign"))::"photo_change" FROM (SELECT 1 AS "sign", "site_id", "created_at" FROM "come" WHERE "approval_status" = 'approved' AND "state" = 'ready') AS "both"
      GROUP BY "site_id", "created_at" HAVING sum("sign") <> 0);
  ELSIF TG_OP = 'DELETE' THEN
    "moved" := ARRAY(SELECT ROW("site_id", "created_at", sum("sign"))::"photo_change" FROM (SELECT -1 AS "sign", "site_id", "created_at" FROM "gone" WHERE "approval_status" = 'approved' AND "state" = 'ready') AS "both"
      GROUP BY "site_id", "created_at" HAVING sum("sign") <> 0);
  ELSIF TG_OP = 'UPDATE' THEN
    "moved" := ARRAY(SELECT ROW("site_id", "created_at", sum("sign"))::"photo_change" FROM (SELECT -1 AS "sign", "site_id", "created_at" FROM "gone" WHERE "approval_status" = 'approved' AND "state" = 'ready' UNION ALL SELECT 1 AS "sign", "site_id", "created_at" FROM "come" WHERE "approval_status" = 'approved' AND "state" = 'ready') AS "both"
      GROUP BY "site_id", "created_at" HAVING sum("sign") <> 0);
  END IF;
  IF cardinality("moved") = 0 THEN RETURN NULL; END IF;
  -- Nobody hides a site in between; in the order in which reports lock them.
  PERFORM FROM "sites" WHERE "id" IN (SELECT m."site_id" FROM unnest("moved") m) ORDER BY "id" FOR NO KEY UPDATE;
  INSERT INTO "tally_changes" ("what", "slot", "n")
  SELECT t."what", t."slot", sum(m."sign" * t."n") FROM unnest("moved") m LEFT JOIN "sites" s ON s."id" = m."site_id",
    photo_tallies(m."site_id", m."site_id" IS NULL OR s."approval_status" = 'approved', m."created_at") t
  GROUP BY t."what", t."slot" HAVING sum(m."sign" * t."n") <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "photos_total_new" AFTER INSERT ON "photos"
  REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "total_photos"();
--> statement-breakpoint
CREATE TRIGGER "photos_total_changed" AFTER UPDATE ON "photos"
  REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "total_photos"();
--> statement-breakpoint
CREATE TRIGGER "photos_total_gone" AFTER DELETE ON "photos"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "total_photos"();
--> statement-breakpoint
-- A site counts by itself. When it appears, goes or moves, what its reports and photos count for goes with it.
CREATE FUNCTION "total_sites"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "tally_changes" ("what", "slot", "n")
    SELECT t."what", t."slot", sum(t."n") FROM "come" s,
      site_tallies(s."country", s."country_key", s."region", s."dive_site_category", s."created_at") t
    WHERE s."approval_status" = 'approved' GROUP BY t."what", t."slot";
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "tally_changes" ("what", "slot", "n")
    SELECT t."what", t."slot", -sum(t."n") FROM "gone" s,
      site_tallies(s."country", s."country_key", s."region", s."dive_site_category", s."created_at") t
    WHERE s."approval_status" = 'approved' GROUP BY t."what", t."slot";
  ELSE
    INSERT INTO "tally_changes" ("what", "slot", "n")
    WITH "moved" AS MATERIALIZED (
      SELECT g."id", g."approval_status" AS "was", c."approval_status" AS "is",
        site_places(g."country_key", g."region") AS "from", site_places(c."country_key", c."region") AS "to"
      FROM "gone" g JOIN "come" c ON c."id" = g."id"
      WHERE (g."approval_status" = 'approved' OR c."approval_status" = 'approved')
        AND (g."approval_status", site_places(g."country_key", g."region")) IS DISTINCT FROM (c."approval_status", site_places(c."country_key", c."region"))
    ), "marks" AS MATERIALIZED (
      SELECT m.*, r."month", counted."mark", counted."n"::int AS "n" FROM "moved" m
      JOIN "report_months" r ON r."site_id" = m."id", jsonb_each_text(r."counts") AS counted("mark", "n")
    ), "switched" AS MATERIALIZED (
      SELECT "id", CASE WHEN "is" = 'approved' THEN 1 ELSE -1 END AS "sign" FROM "moved" WHERE ("was" = 'approved') <> ("is" = 'approved')
    )
    SELECT "what", "slot", sum("n") FROM (
      SELECT t."what", t."slot", -t."n" AS "n" FROM "gone" s, site_tallies(s."country", s."country_key", s."region", s."dive_site_category", s."created_at") t
        WHERE s."approval_status" = 'approved'
      UNION ALL
      SELECT t."what", t."slot", t."n" FROM "come" s, site_tallies(s."country", s."country_key", s."region", s."dive_site_category", s."created_at") t
        WHERE s."approval_status" = 'approved'
      UNION ALL
      SELECT t."what", t."slot", -t."n" FROM "marks" m, mark_tallies(m."from", m."month", m."mark", m."n") t WHERE m."was" = 'approved'
      UNION ALL
      SELECT t."what", t."slot", t."n" FROM "marks" m, mark_tallies(m."to", m."month", m."mark", m."n") t WHERE m."is" = 'approved'
      UNION ALL
      SELECT 'growth:reports', month_of(r."created_at"), s."sign" FROM "switched" s JOIN "reports" r ON r."site_id" = s."id"
        WHERE r."approval_status" = 'approved'
      UNION ALL
      SELECT t."what", t."slot", s."sign" FROM "switched" s JOIN "photos" p ON p."site_id" = s."id",
        unnest(ARRAY[ROW('photos', '', 1)::"tally", ROW('growth:photos', month_of(p."created_at"), 1)::"tally"]) t
        WHERE p."approval_status" = 'approved' AND p."state" = 'ready'
    ) AS "changed" GROUP BY "what", "slot" HAVING sum("n") <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sites_total_new" AFTER INSERT ON "sites"
  REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "total_sites"();
--> statement-breakpoint
CREATE TRIGGER "sites_total_changed" AFTER UPDATE ON "sites"
  REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "total_sites"();
--> statement-breakpoint
CREATE TRIGGER "sites_total_gone" AFTER DELETE ON "sites"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "total_sites"();
--> statement-breakpoint
CREATE FUNCTION "total_people"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "tally_changes" ("what", "slot", "n")
      SELECT "what", "slot", sum("n") FROM (
        SELECT t."what", t."slot", t."n" AS "n" FROM "come" r, person_tallies(r."created_at") t WHERE r."handle" IS NOT NULL AND r."deleted_at" IS NULL) AS "changed" GROUP BY "what", "slot" HAVING sum("n") <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "tally_changes" ("what", "slot", "n")
      SELECT "what", "slot", sum("n") FROM (
        SELECT t."what", t."slot", -t."n" AS "n" FROM "gone" r, person_tallies(r."created_at") t WHERE r."handle" IS NOT NULL AND r."deleted_at" IS NULL) AS "changed" GROUP BY "what", "slot" HAVING sum("n") <> 0;
  ELSE
    INSERT INTO "tally_changes" ("what", "slot", "n")
      SELECT "what", "slot", sum("n") FROM (
        SELECT t."what", t."slot", -t."n" AS "n" FROM "gone" r, person_tallies(r."created_at") t WHERE r."handle" IS NOT NULL AND r."deleted_at" IS NULL UNION ALL 
        SELECT t."what", t."slot", t."n" AS "n" FROM "come" r, person_tallies(r."created_at") t WHERE r."handle" IS NOT NULL AND r."deleted_at" IS NULL) AS "changed" GROUP BY "what", "slot" HAVING sum("n") <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_total_new" AFTER INSERT ON "users"
  REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "total_people"();
--> statement-breakpoint
CREATE TRIGGER "users_total_changed" AFTER UPDATE ON "users"
  REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "total_people"();
--> statement-breakpoint
CREATE TRIGGER "users_total_gone" AFTER DELETE ON "users"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "total_people"();
--> statement-breakpoint
CREATE FUNCTION "total_views"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "tally_changes" ("what", "slot", "n")
      SELECT "what", "slot", sum("n") FROM (
        SELECT t."what", t."slot", t."n" AS "n" FROM "come" r, view_tallies(r."site_id", r."n") t) AS "changed" GROUP BY "what", "slot" HAVING sum("n") <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "tally_changes" ("what", "slot", "n")
      SELECT "what", "slot", sum("n") FROM (
        SELECT t."what", t."slot", -t."n" AS "n" FROM "gone" r, view_tallies(r."site_id", r."n") t) AS "changed" GROUP BY "what", "slot" HAVING sum("n") <> 0;
  ELSE
    INSERT INTO "tally_changes" ("what", "slot", "n")
      SELECT "what", "slot", sum("n") FROM (
        SELECT t."what", t."slot", -t."n" AS "n" FROM "gone" r, view_tallies(r."site_id", r."n") t UNION ALL 
        SELECT t."what", t."slot", t."n" AS "n" FROM "come" r, view_tallies(r."site_id", r."n") t) AS "changed" GROUP BY "what", "slot" HAVING sum("n") <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "site_views_total_new" AFTER INSERT ON "site_views"
  REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "total_views"();
--> statement-breakpoint
CREATE TRIGGER "site_views_total_changed" AFTER UPDATE ON "site_views"
  REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "total_views"();
--> statement-breakpoint
CREATE TRIGGER "site_views_total_gone" AFTER DELETE ON "site_views"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "total_views"();
--> statement-breakpoint
CREATE FUNCTION "total_public_things"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "tally_changes" ("what", "slot", "n")
      SELECT "what", "slot", sum("n") FROM (
        SELECT 'public-things' AS "what", '' AS "slot", 1 AS "n" FROM "come") AS "changed" GROUP BY "what", "slot" HAVING sum("n") <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "tally_changes" ("what", "slot", "n")
      SELECT "what", "slot", sum("n") FROM (
        SELECT 'public-things' AS "what", '' AS "slot", -1 AS "n" FROM "gone") AS "changed" GROUP BY "what", "slot" HAVING sum("n") <> 0;
  ELSE
    INSERT INTO "tally_changes" ("what", "slot", "n")
      SELECT "what", "slot", sum("n") FROM (
        SELECT 'public-things' AS "what", '' AS "slot", -1 AS "n" FROM "gone" UNION ALL 
        SELECT 'public-things' AS "what", '' AS "slot", 1 AS "n" FROM "come") AS "changed" GROUP BY "what", "slot" HAVING sum("n") <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "public_things_total_new" AFTER INSERT ON "public_things"
  REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "total_public_things"();
--> statement-breakpoint
CREATE TRIGGER "public_things_total_changed" AFTER UPDATE ON "public_things"
  REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "total_public_things"();
--> statement-breakpoint
CREATE TRIGGER "public_things_total_gone" AFTER DELETE ON "public_things"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "total_public_things"();
--> statement-breakpoint
-- People are counted, and not what they own: one who has two of the same counts once. What somebody had before is what
-- they have now without what came and with what went.
CREATE FUNCTION "total_equipment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "tally_changes" ("what", "slot", "n")
    SELECT 'gear:' || "kind", "name", sum(("has" > 0)::int - ("has" - "change" > 0)::int) FROM (
      SELECT c.*, (SELECT count(*) FROM "equipment" e WHERE e."owner_id" = c."owner_id" AND e."kind" = c."kind"
        AND gear_name(e."kind", e."brand", e."model", e."retired_on", e."removed_at") = c."name") AS "has"
      FROM (SELECT "owner_id", "kind", "name", sum("sign") AS "change" FROM (SELECT 1 AS "sign", "owner_id", "kind", gear_name("kind", "brand", "model", "retired_on", "removed_at") AS "name" FROM "come") AS "both"
        WHERE "name" IS NOT NULL GROUP BY "owner_id", "kind", "name" HAVING sum("sign") <> 0) c
      JOIN "equipment_lists" l ON l."owner_id" = c."owner_id" AND l."is_counted"
    ) AS "changed" GROUP BY "kind", "name" HAVING sum(("has" > 0)::int - ("has" - "change" > 0)::int) <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "tally_changes" ("what", "slot", "n")
    SELECT 'gear:' || "kind", "name", sum(("has" > 0)::int - ("has" - "change" > 0)::int) FROM (
      SELECT c.*, (SELECT count(*) FROM "equipment" e WHERE e."owner_id" = c."owner_id" AND e."kind" = c."kind"
        AND gear_name(e."kind", e."brand", e."model", e."retired_on", e."removed_at") = c."name") AS "has"
      FROM (SELECT "owner_id", "kind", "name", sum("sign") AS "change" FROM (SELECT -1 AS "sign", "owner_id", "kind", gear_name("kind", "brand", "model", "retired_on", "removed_at") AS "name" FROM "gone") AS "both"
        WHERE "name" IS NOT NULL GROUP BY "owner_id", "kind", "name" HAVING sum("sign") <> 0) c
      JOIN "equipment_lists" l ON l."owner_id" = c."owner_id" AND l."is_counted"
    ) AS "changed" GROUP BY "kind", "name" HAVING sum(("has" > 0)::int - ("has" - "change" > 0)::int) <> 0;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "tally_changes" ("what", "slot", "n")
    SELECT 'gear:' || "kind", "name", sum(("has" > 0)::int - ("has" - "change" > 0)::int) FROM (
      SELECT c.*, (SELECT count(*) FROM "equipment" e WHERE e."owner_id" = c."owner_id" AND e."kind" = c."kind"
        AND gear_name(e."kind", e."brand", e."model", e."retired_on", e."removed_at") = c."name") AS "has"
      FROM (SELECT "owner_id", "kind", "name", sum("sign") AS "change" FROM (SELECT -1 AS "sign", "owner_id", "kind", gear_name("kind", "brand", "model", "retired_on", "removed_at") AS "name" FROM "gone" UNION ALL SELECT 1 AS "sign", "owner_id", "kind", gear_name("kind", "brand", "model", "retired_on", "removed_at") AS "name" FROM "come") AS "both"
        WHERE "name" IS NOT NULL GROUP BY "owner_id", "kind", "name" HAVING sum("sign") <> 0) c
      JOIN "equipment_lists" l ON l."owner_id" = c."owner_id" AND l."is_counted"
    ) AS "changed" GROUP BY "kind", "name" HAVING sum(("has" > 0)::int - ("has" - "change" > 0)::int) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "equipment_total_new" AFTER INSERT ON "equipment"
  REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "total_equipment"();
--> statement-breakpoint
CREATE TRIGGER "equipment_total_changed" AFTER UPDATE ON "equipment"
  REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "total_equipment"();
--> statement-breakpoint
CREATE TRIGGER "equipment_total_gone" AFTER DELETE ON "equipment"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "total_equipment"();
--> statement-breakpoint
CREATE FUNCTION "total_equipment_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "tally_changes" ("what", "slot", "n")
    SELECT 'gear:' || "kind", "name", sum("sign") FROM (
      SELECT DISTINCT l."sign", e."owner_id", e."kind", gear_name(e."kind", e."brand", e."model", e."retired_on", e."removed_at") AS "name"
      FROM (SELECT "owner_id", sum("sign") AS "sign" FROM (SELECT 1 AS "sign", "owner_id" FROM "come" WHERE "is_counted") AS "both" GROUP BY "owner_id" HAVING sum("sign") <> 0) l
      JOIN "equipment" e ON e."owner_id" = l."owner_id"
    ) AS "owned" WHERE "name" IS NOT NULL GROUP BY "kind", "name" HAVING sum("sign") <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "tally_changes" ("what", "slot", "n")
    SELECT 'gear:' || "kind", "name", sum("sign") FROM (
      SELECT DISTINCT l."sign", e."owner_id", e."kind", gear_name(e."kind", e."brand", e."model", e."retired_on", e."removed_at") AS "name"
      FROM (SELECT "owner_id", sum("sign") AS "sign" FROM (SELECT -1 AS "sign", "owner_id" FROM "gone" WHERE "is_counted") AS "both" GROUP BY "owner_id" HAVING sum("sign") <> 0) l
      JOIN "equipment" e ON e."owner_id" = l."owner_id"
    ) AS "owned" WHERE "name" IS NOT NULL GROUP BY "kind", "name" HAVING sum("sign") <> 0;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "tally_changes" ("what", "slot", "n")
    SELECT 'gear:' || "kind", "name", sum("sign") FROM (
      SELECT DISTINCT l."sign", e."owner_id", e."kind", gear_name(e."kind", e."brand", e."model", e."retired_on", e."removed_at") AS "name"
      FROM (SELECT "owner_id", sum("sign") AS "sign" FROM (SELECT -1 AS "sign", "owner_id" FROM "gone" WHERE "is_counted" UNION ALL SELECT 1 AS "sign", "owner_id" FROM "come" WHERE "is_counted") AS "both" GROUP BY "owner_id" HAVING sum("sign") <> 0) l
      JOIN "equipment" e ON e."owner_id" = l."owner_id"
    ) AS "owned" WHERE "name" IS NOT NULL GROUP BY "kind", "name" HAVING sum("sign") <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "equipment_lists_total_new" AFTER INSERT ON "equipment_lists"
  REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "total_equipment_lists"();
--> statement-breakpoint
CREATE TRIGGER "equipment_lists_total_changed" AFTER UPDATE ON "equipment_lists"
  REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "total_equipment_lists"();
--> statement-breakpoint
CREATE TRIGGER "equipment_lists_total_gone" AFTER DELETE ON "equipment_lists"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "total_equipment_lists"();
--> statement-breakpoint
-- What begins to be public is noted with the moment, and what came public with when it was made.
CREATE FUNCTION "note_public"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_ARGV[1] = 'gone' THEN
    DELETE FROM "public_things" WHERE "id" = OLD."id";
  ELSE
    INSERT INTO "public_things" ("id", "kind", "at")
    VALUES (NEW."id", TG_ARGV[0], CASE TG_OP WHEN 'INSERT' THEN NEW."created_at" ELSE now() END) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sites_public_new" AFTER INSERT ON "sites"
  FOR EACH ROW WHEN (NEW."approval_status" = 'approved' AND NEW."created_by" IS NOT NULL) EXECUTE FUNCTION "note_public"('site', 'come');
--> statement-breakpoint
CREATE TRIGGER "sites_public_come" AFTER UPDATE ON "sites"
  FOR EACH ROW WHEN (NEW."approval_status" = 'approved' AND NEW."created_by" IS NOT NULL AND NOT (OLD."approval_status" = 'approved' AND OLD."created_by" IS NOT NULL)) EXECUTE FUNCTION "note_public"('site', 'come');
--> statement-breakpoint
CREATE TRIGGER "sites_public_gone" AFTER UPDATE ON "sites"
  FOR EACH ROW WHEN (OLD."approval_status" = 'approved' AND OLD."created_by" IS NOT NULL AND NOT (NEW."approval_status" = 'approved' AND NEW."created_by" IS NOT NULL)) EXECUTE FUNCTION "note_public"('site', 'gone');
--> statement-breakpoint
CREATE TRIGGER "sites_public_deleted" AFTER DELETE ON "sites"
  FOR EACH ROW WHEN (OLD."approval_status" = 'approved' AND OLD."created_by" IS NOT NULL) EXECUTE FUNCTION "note_public"('site', 'gone');
--> statement-breakpoint
CREATE TRIGGER "photos_public_new" AFTER INSERT ON "photos"
  FOR EACH ROW WHEN (NEW."approval_status" = 'approved' AND NEW."state" = 'ready') EXECUTE FUNCTION "note_public"('photo', 'come');
--> statement-breakpoint
CREATE TRIGGER "photos_public_come" AFTER UPDATE ON "photos"
  FOR EACH ROW WHEN (NEW."approval_status" = 'approved' AND NEW."state" = 'ready' AND NOT (OLD."approval_status" = 'approved' AND OLD."state" = 'ready')) EXECUTE FUNCTION "note_public"('photo', 'come');
--> statement-breakpoint
CREATE TRIGGER "photos_public_gone" AFTER UPDATE ON "photos"
  FOR EACH ROW WHEN (OLD."approval_status" = 'approved' AND OLD."state" = 'ready' AND NOT (NEW."approval_status" = 'approved' AND NEW."state" = 'ready')) EXECUTE FUNCTION "note_public"('photo', 'gone');
--> statement-breakpoint
CREATE TRIGGER "photos_public_deleted" AFTER DELETE ON "photos"
  FOR EACH ROW WHEN (OLD."approval_status" = 'approved' AND OLD."state" = 'ready') EXECUTE FUNCTION "note_public"('photo', 'gone');
--> statement-breakpoint
CREATE TRIGGER "reports_public_new" AFTER INSERT ON "reports"
  FOR EACH ROW WHEN (NEW."approval_status" = 'approved') EXECUTE FUNCTION "note_public"('report', 'come');
--> statement-breakpoint
CREATE TRIGGER "reports_public_come" AFTER UPDATE ON "reports"
  FOR EACH ROW WHEN (NEW."approval_status" = 'approved' AND NOT (OLD."approval_status" = 'approved')) EXECUTE FUNCTION "note_public"('report', 'come');
--> statement-breakpoint
CREATE TRIGGER "reports_public_gone" AFTER UPDATE ON "reports"
  FOR EACH ROW WHEN (OLD."approval_status" = 'approved' AND NOT (NEW."approval_status" = 'approved')) EXECUTE FUNCTION "note_public"('report', 'gone');
--> statement-breakpoint
CREATE TRIGGER "reports_public_deleted" AFTER DELETE ON "reports"
  FOR EACH ROW WHEN (OLD."approval_status" = 'approved') EXECUTE FUNCTION "note_public"('report', 'gone');
--> statement-breakpoint
CREATE TRIGGER "forum_threads_public_new" AFTER INSERT ON "forum_threads"
  FOR EACH ROW WHEN (NEW."state" = 'public' AND NEW."group_id" IS NULL AND NEW."event_id" IS NULL AND NOT NEW."is_anonymous") EXECUTE FUNCTION "note_public"('thread', 'come');
--> statement-breakpoint
CREATE TRIGGER "forum_threads_public_come" AFTER UPDATE ON "forum_threads"
  FOR EACH ROW WHEN (NEW."state" = 'public' AND NEW."group_id" IS NULL AND NEW."event_id" IS NULL AND NOT NEW."is_anonymous" AND NOT (OLD."state" = 'public' AND OLD."group_id" IS NULL AND OLD."event_id" IS NULL AND NOT OLD."is_anonymous")) EXECUTE FUNCTION "note_public"('thread', 'come');
--> statement-breakpoint
CREATE TRIGGER "forum_threads_public_gone" AFTER UPDATE ON "forum_threads"
  FOR EACH ROW WHEN (OLD."state" = 'public' AND OLD."group_id" IS NULL AND OLD."event_id" IS NULL AND NOT OLD."is_anonymous" AND NOT (NEW."state" = 'public' AND NEW."group_id" IS NULL AND NEW."event_id" IS NULL AND NOT NEW."is_anonymous")) EXECUTE FUNCTION "note_public"('thread', 'gone');
--> statement-breakpoint
CREATE TRIGGER "forum_threads_public_deleted" AFTER DELETE ON "forum_threads"
  FOR EACH ROW WHEN (OLD."state" = 'public' AND OLD."group_id" IS NULL AND OLD."event_id" IS NULL AND NOT OLD."is_anonymous") EXECUTE FUNCTION "note_public"('thread', 'gone');
--> statement-breakpoint
CREATE TRIGGER "events_public_new" AFTER INSERT ON "events"
  FOR EACH ROW WHEN (NEW."state" = 'open' AND NEW."group_id" IS NULL) EXECUTE FUNCTION "note_public"('event', 'come');
--> statement-breakpoint
CREATE TRIGGER "events_public_come" AFTER UPDATE ON "events"
  FOR EACH ROW WHEN (NEW."state" = 'open' AND NEW."group_id" IS NULL AND NOT (OLD."state" = 'open' AND OLD."group_id" IS NULL)) EXECUTE FUNCTION "note_public"('event', 'come');
--> statement-breakpoint
CREATE TRIGGER "events_public_gone" AFTER UPDATE ON "events"
  FOR EACH ROW WHEN (OLD."state" = 'open' AND OLD."group_id" IS NULL AND NOT (NEW."state" = 'open' AND NEW."group_id" IS NULL)) EXECUTE FUNCTION "note_public"('event', 'gone');
--> statement-breakpoint
CREATE TRIGGER "events_public_deleted" AFTER DELETE ON "events"
  FOR EACH ROW WHEN (OLD."state" = 'open' AND OLD."group_id" IS NULL) EXECUTE FUNCTION "note_public"('event', 'gone');
--> statement-breakpoint
CREATE TRIGGER "groups_public_new" AFTER INSERT ON "groups"
  FOR EACH ROW WHEN (NEW."state" = 'public' AND NEW."kind" <> 'private') EXECUTE FUNCTION "note_public"('group', 'come');
--> statement-breakpoint
CREATE TRIGGER "groups_public_come" AFTER UPDATE ON "groups"
  FOR EACH ROW WHEN (NEW."state" = 'public' AND NEW."kind" <> 'private' AND NOT (OLD."state" = 'public' AND OLD."kind" <> 'private')) EXECUTE FUNCTION "note_public"('group', 'come');
--> statement-breakpoint
CREATE TRIGGER "groups_public_gone" AFTER UPDATE ON "groups"
  FOR EACH ROW WHEN (OLD."state" = 'public' AND OLD."kind" <> 'private' AND NOT (NEW."state" = 'public' AND NEW."kind" <> 'private')) EXECUTE FUNCTION "note_public"('group', 'gone');
--> statement-breakpoint
CREATE TRIGGER "groups_public_deleted" AFTER DELETE ON "groups"
  FOR EACH ROW WHEN (OLD."state" = 'public' AND OLD."kind" <> 'private') EXECUTE FUNCTION "note_public"('group', 'gone');
--> statement-breakpoint
-- What is public, from scratch.
CREATE VIEW "public_things_counted" AS
  SELECT x."id", 'site' AS "kind", x."created_at" AS "at" FROM "sites" x WHERE x."approval_status" = 'approved' AND x."created_by" IS NOT NULL
  UNION ALL SELECT x."id", 'photo' AS "kind", x."created_at" AS "at" FROM "photos" x WHERE x."approval_status" = 'approved' AND x."state" = 'ready'
  UNION ALL SELECT x."id", 'report' AS "kind", x."created_at" AS "at" FROM "reports" x WHERE x."approval_status" = 'approved'
  UNION ALL SELECT x."id", 'thread' AS "kind", x."created_at" AS "at" FROM "forum_threads" x WHERE x."state" = 'public' AND x."group_id" IS NULL AND x."event_id" IS NULL AND NOT x."is_anonymous"
  UNION ALL SELECT x."id", 'event' AS "kind", x."created_at" AS "at" FROM "events" x WHERE x."state" = 'open' AND x."group_id" IS NULL
  UNION ALL SELECT x."id", 'group' AS "kind", x."created_at" AS "at" FROM "groups" x WHERE x."state" = 'public' AND x."kind" <> 'private';
--> statement-breakpoint
INSERT INTO "public_things" ("id", "kind", "at") SELECT "id", "kind", "at" FROM "public_things_counted";
--> statement-breakpoint
DELETE FROM "tally_changes";
--> statement-breakpoint
INSERT INTO "tallies" ("what", "slot", "n") SELECT "what", "slot", "n" FROM "tallies_counted";
--> statement-breakpoint
-- Whoever serves folds the changes into the tallies, and makes what is read anew.
CREATE FUNCTION "announce_tallies"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "come") THEN PERFORM pg_notify('changes', 'tallies'); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tally_changes_tell" AFTER INSERT ON "tally_changes"
  REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "announce_tallies"();
--> statement-breakpoint
-- Who shows what they do is told beside it.
CREATE TRIGGER "profiles_tell_tallies" AFTER INSERT OR DELETE OR UPDATE OF "privacy" ON "profiles"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed"('tallies');

DROP INDEX "people_cards_active";--> statement-breakpoint
DROP INDEX "people_cards_active_public";--> statement-breakpoint
DROP INDEX "people_cards_certified";--> statement-breakpoint
DROP INDEX "people_cards_instructors";--> statement-breakpoint
ALTER TABLE "people_cards" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "people_cards" ADD COLUMN "to_members" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "people_cards" ADD COLUMN "to_public" smallint NOT NULL;--> statement-breakpoint
CREATE INDEX "people_cards_listed_to_members" ON "people_cards" USING btree ("active_on","user_id") WHERE to_members >= 1;--> statement-breakpoint
CREATE INDEX "people_cards_listed_to_members_in" ON "people_cards" USING btree ("country","active_on","user_id") WHERE to_members >= 1;--> statement-breakpoint
CREATE INDEX "people_cards_certified_to_members" ON "people_cards" USING btree ("active_on","user_id") WHERE to_members >= 2;--> statement-breakpoint
CREATE INDEX "people_cards_certified_to_members_in" ON "people_cards" USING btree ("country","active_on","user_id") WHERE to_members >= 2;--> statement-breakpoint
CREATE INDEX "people_cards_instructor_to_members" ON "people_cards" USING btree ("active_on","user_id") WHERE to_members >= 3;--> statement-breakpoint
CREATE INDEX "people_cards_instructor_to_members_in" ON "people_cards" USING btree ("country","active_on","user_id") WHERE to_members >= 3;--> statement-breakpoint
CREATE INDEX "people_cards_listed_to_public" ON "people_cards" USING btree ("active_on","user_id") WHERE to_public >= 1;--> statement-breakpoint
CREATE INDEX "people_cards_listed_to_public_in" ON "people_cards" USING btree ("country","active_on","user_id") WHERE to_public >= 1;--> statement-breakpoint
CREATE INDEX "people_cards_certified_to_public" ON "people_cards" USING btree ("active_on","user_id") WHERE to_public >= 2;--> statement-breakpoint
CREATE INDEX "people_cards_certified_to_public_in" ON "people_cards" USING btree ("country","active_on","user_id") WHERE to_public >= 2;--> statement-breakpoint
CREATE INDEX "people_cards_instructor_to_public" ON "people_cards" USING btree ("active_on","user_id") WHERE to_public >= 3;--> statement-breakpoint
CREATE INDEX "people_cards_instructor_to_public_in" ON "people_cards" USING btree ("country","active_on","user_id") WHERE to_public >= 3;--> statement-breakpoint
ALTER TABLE "people_cards" DROP COLUMN "listed";--> statement-breakpoint
ALTER TABLE "people_cards" DROP COLUMN "is_public";--> statement-breakpoint
ALTER TABLE "people_cards" DROP COLUMN "certified_to";
--> statement-breakpoint
-- The words by which a name is found: lower case without accents, parted by whatever is no letter and no digit, as `fold` of
-- packages/rules does it. What somebody searches for goes through this function too, so both ends are the same whatever
-- the locale of the server; no extension is needed.
CREATE FUNCTION "name_words"("name" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    -- Most names, and every handle.
    WHEN "name" ~ '^[A-Za-z0-9_ ]*$' THEN array_remove(string_to_array(
      translate("name", 'ABCDEFGHIJKLMNOPQRSTUVWXYZ_', 'abcdefghijklmnopqrstuvwxyz '), ' '), '')
    ELSE (SELECT coalesce(array_agg(DISTINCT left("word", 60)), '{}')
  FROM regexp_split_to_table(
    replace(replace(replace(replace(replace(replace(replace(replace(
      translate(
        regexp_replace(
          normalize(translate("name", '''’‘`´ʻʼʾʿ', ''), NFKD),
          '[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20F0\u3099\u309A\uFE00-\uFE0F\uFE20-\uFE2F]', '', 'g'),
        'ABCDEFGHIJKLMNOPQRSTUVWXYZØĐÐĦŁıŊŦςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЂЄЅІЈЉЊЋЏҐАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖøđðł',
        'abcdefghijklmnopqrstuvwxyzoddħliŋŧσαβγδεζηθικλμνξοπρστυφχψωђєѕіјљњћџґабвгдежзиклмнопрстуфхцчшщъыьэюяաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆoddl'),
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'),
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u2000-\u206F\u2190-\u2BFF\u3000-\u3004\u3008-\u3020\u3030\uFE10-\uFE1F\uFE30-\uFE6F\uFFF0-\uFFFD\U0001F000-\U0001FAFF]+'
  ) AS "word" WHERE "word" <> '') END
$$;
--> statement-breakpoint
-- What people told of themselves, as far as lists show and find it: those who completed their profile and are still there.
-- The defaults are those of packages/contract/src/privacy.ts, and the steps those of the schema. Whoever shows who they are
-- to buddies or nobody is in no list; of somebody under 18, what is public counts as shown to members.
CREATE VIEW "people_told" AS
  SELECT u."id" AS "user_id", u."handle", u."full_name", u."country", u."created_at",
    coalesce(held."certifications", '{}') AS "certifications",
    coalesce(held."is_instructor", false) AS "is_instructor",
    CASE WHEN NOT shown."listed" OR shown."identity" NOT IN ('public', 'members') THEN 0
      WHEN shown."certifications" IN ('public', 'members') THEN coalesce(held."step", 1) ELSE 1 END::smallint AS "to_members",
    CASE WHEN NOT shown."listed" OR shown."identity" <> 'public' OR shown."junior" THEN 0
      WHEN shown."certifications" = 'public' THEN coalesce(held."step", 1) ELSE 1 END::smallint AS "to_public",
    CASE WHEN shown."junior" AND shown."name" = 'public' THEN 'members' ELSE shown."name" END AS "name_shown_to"
  FROM "users" u
  LEFT JOIN "profiles" p ON p."user_id" = u."id"
  CROSS JOIN LATERAL (SELECT
    coalesce((p."privacy" ->> 'listed')::boolean, true) AS "listed",
    coalesce((p."privacy" ->> 'junior')::boolean, false) AS "junior",
    coalesce(p."privacy" #>> '{sections,identity}', 'public') AS "identity",
    coalesce(p."privacy" #>> '{sections,name}', 'members') AS "name",
    coalesce(p."privacy" #>> '{sections,certifications}', 'members') AS "certifications"
  ) AS shown
  LEFT JOIN LATERAL (
    SELECT array_agg(one."text" ORDER BY one."rank", one."text") AS "certifications",
      bool_or(one."rank" = 0) AS "is_instructor",
      CASE WHEN bool_or(one."rank" = 0) THEN 3 ELSE 2 END AS "step"
    FROM (
      SELECT c."agency" || ' ' || c."level" AS "text", min(array_position(ARRAY['instructor', 'leader', 'core'], c."kind") - 1) AS "rank"
      FROM "certifications" c WHERE c."owner_id" = u."id" AND c."kind" IN ('instructor', 'leader', 'core')
      GROUP BY 1
    ) AS one HAVING count(*) > 0
  ) AS held ON true
  WHERE u."deleted_at" IS NULL AND u."handle" IS NOT NULL;
--> statement-breakpoint
-- What is public of each person, counted: a photo and a report are public with their site.
CREATE VIEW "people_counted" AS
  SELECT "user_id", sum("photos")::int AS "photos", sum("sites")::int AS "sites", sum("reports")::int AS "reports",
    max("at") AS "latest"
  FROM (
    SELECT p."uploader_id" AS "user_id", 1 AS "photos", 0 AS "sites", 0 AS "reports", p."submitted_at" AS "at"
    FROM "photos" p LEFT JOIN "sites" s ON s."id" = p."site_id"
    WHERE p."approval_status" = 'approved' AND p."state" = 'ready' AND p."uploader_id" IS NOT NULL
      AND (p."site_id" IS NULL OR s."approval_status" = 'approved')
    UNION ALL
    SELECT "created_by", 0, 1, 0, "created_at" FROM "sites"
    WHERE "approval_status" = 'approved' AND "created_by" IS NOT NULL
    UNION ALL
    SELECT r."author_id", 0, 0, 1, r."submitted_at" FROM "reports" r JOIN "sites" s ON s."id" = r."site_id"
    WHERE r."approval_status" = 'approved' AND s."approval_status" = 'approved' AND r."author_id" IS NOT NULL
  ) AS "all" GROUP BY "user_id";
--> statement-breakpoint
-- The words of each listed person, and whether everybody finds them by it.
CREATE VIEW "people_words_told" AS
  SELECT "user_id", "word", bool_or("is_public") AS "is_public"
  FROM (
    SELECT "user_id", unnest(name_words("handle")) AS "word", true AS "is_public" FROM "people_told" WHERE "to_members" > 0
    UNION ALL
    SELECT "user_id", unnest(name_words("full_name")), "name_shown_to" = 'public' FROM "people_told"
    WHERE "to_members" > 0 AND "name_shown_to" IN ('public', 'members')
  ) AS "both" GROUP BY "user_id", "word";
--> statement-breakpoint
-- The lists in which a card stands, each also by its country: `members:1`, `members:1:Egypt`.
CREATE FUNCTION "lists_of_person"("country" text, "to_members" integer, "to_public" integer)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT "list" || "place" FROM (
      SELECT 'members:' || generate_series(1, $2) AS "list"
      UNION ALL SELECT 'public:' || generate_series(1, $3)
    ) AS "lists", unnest(ARRAY['', ':' || $1]) AS "place" WHERE "place" IS NOT NULL)
$$;
--> statement-breakpoint
-- Of many who change a total at once, those with another slot do not wait for each other.
CREATE FUNCTION "add_people_totals"("lists" text[], "changes" integer[], "by" uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "people_totals" AS "kept" ("list", "slot", "n")
  SELECT "list", get_byte(uuid_send($3), 15) & 7, sum("n")
  FROM unnest($1, $2) AS "changed"("list", "n") GROUP BY "list" HAVING sum("n") <> 0 ORDER BY "list"
  ON CONFLICT ("list", "slot") DO UPDATE SET "n" = "kept"."n" + excluded."n"
$$;
--> statement-breakpoint
CREATE FUNCTION "tally_people_cards"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "gone" text[] := '{}'; "come" text[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN "gone" := lists_of_person(OLD."country", OLD."to_members", OLD."to_public"); END IF;
  IF TG_OP <> 'DELETE' THEN "come" := lists_of_person(NEW."country", NEW."to_members", NEW."to_public"); END IF;
  PERFORM add_people_totals(
    "gone" || "come",
    array_fill(-1, ARRAY[cardinality("gone")]) || array_fill(1, ARRAY[cardinality("come")]),
    CASE TG_OP WHEN 'DELETE' THEN OLD."user_id" ELSE NEW."user_id" END);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Makes the card and the words of one person anew from what they told. What is counted stays: it grows and shrinks by itself.
CREATE FUNCTION "refresh_person"("person" uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE "told" "people_told"%ROWTYPE;
BEGIN
  -- One after the other: what is read from here on holds what the one before wrote.
  PERFORM FROM "people_cards" WHERE "user_id" = "person" FOR NO KEY UPDATE;
  SELECT * INTO "told" FROM "people_told" WHERE "user_id" = "person";
  IF NOT FOUND THEN
    DELETE FROM "people_words" WHERE "user_id" = "person";
    DELETE FROM "people_cards" WHERE "user_id" = "person";
    RETURN;
  END IF;
  UPDATE "people_cards" SET "country" = "told"."country", "certifications" = "told"."certifications",
    "is_instructor" = "told"."is_instructor", "to_members" = "told"."to_members", "to_public" = "told"."to_public"
  WHERE "user_id" = "person" AND ("country", "certifications", "is_instructor", "to_members", "to_public") IS DISTINCT FROM
    ("told"."country", "told"."certifications", "told"."is_instructor", "told"."to_members", "told"."to_public");
  IF NOT EXISTS (SELECT FROM "people_cards" WHERE "user_id" = "person") THEN
    INSERT INTO "people_cards" ("user_id", "country", "photos", "sites", "reports", "certifications", "is_instructor", "active_on", "to_members", "to_public")
    SELECT "person", "told"."country", coalesce(c."photos", 0), coalesce(c."sites", 0), coalesce(c."reports", 0),
      "told"."certifications", "told"."is_instructor",
      (greatest("told"."created_at", c."latest") AT TIME ZONE 'UTC')::date, "told"."to_members", "told"."to_public"
    FROM (SELECT) AS "one" LEFT JOIN "people_counted" c ON c."user_id" = "person"
    ON CONFLICT ("user_id") DO NOTHING;
  END IF;
  DELETE FROM "people_words" w WHERE w."user_id" = "person" AND NOT EXISTS (
    SELECT FROM "people_words_told" t WHERE t."user_id" = "person" AND t."word" = w."word");
  INSERT INTO "people_words" AS "kept" ("word", "user_id", "is_public")
  SELECT "word", "user_id", "is_public" FROM "people_words_told" WHERE "user_id" = "person"
  ON CONFLICT ("user_id", "word") DO UPDATE SET "is_public" = excluded."is_public"
  WHERE "kept"."is_public" <> excluded."is_public";
END $$;
--> statement-breakpoint
-- The argument names the column that holds the person.
CREATE FUNCTION "refresh_changed_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_person((to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END) ->> TG_ARGV[0])::uuid);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- How many photos or reports of a person at a site (null for none) came into sight or went.
CREATE TYPE "shown_at" AS ("user_id" uuid, "site_id" uuid, "n" integer);
--> statement-breakpoint
-- Cards are taken in one order, so that nobody waits for somebody who waits for them.
CREATE FUNCTION "add_to_people_cards"("shown" shown_at[], "what" text, "is_news" boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "people_cards" WHERE "user_id" IN (SELECT s."user_id" FROM unnest("shown") s) ORDER BY "user_id" FOR NO KEY UPDATE;
  UPDATE "people_cards" c SET
    "photos" = c."photos" + CASE "what" WHEN 'photos' THEN t."n" ELSE 0 END,
    "sites" = c."sites" + CASE "what" WHEN 'sites' THEN t."n" ELSE 0 END,
    "reports" = c."reports" + CASE "what" WHEN 'reports' THEN t."n" ELSE 0 END,
    "active_on" = CASE WHEN "is_news" AND t."n" > 0 THEN greatest(c."active_on", (now() AT TIME ZONE 'UTC')::date) ELSE c."active_on" END
  FROM (
    SELECT s."user_id", sum(s."n") AS "n" FROM unnest("shown") s GROUP BY s."user_id" HAVING sum(s."n") <> 0
  ) AS t WHERE c."user_id" = t."user_id";
END $$;
--> statement-breakpoint
-- Of what changed in one statement, counts what everybody sees: what is at a public site, or at none.
CREATE FUNCTION "count_shown"("shown" shown_at[], "what" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE "seen" shown_at[];
BEGIN
  IF cardinality("shown") = 0 THEN RETURN; END IF;
  -- Whoever hides such a site waits, and then counts these too.
  PERFORM FROM "sites" WHERE "id" IN (SELECT s."site_id" FROM unnest("shown") s) ORDER BY "id" FOR NO KEY UPDATE;
  "seen" := ARRAY(
    SELECT s FROM unnest("shown") s LEFT JOIN "sites" ON "sites"."id" = s."site_id"
    WHERE s."site_id" IS NULL OR "sites"."approval_status" = 'approved');
  PERFORM add_to_people_cards("seen", "what", true);
  IF "what" = 'photos' AND cardinality("seen") > 0 THEN
    PERFORM add_people_totals(ARRAY['photos'], ARRAY[(SELECT sum(s."n")::int FROM unnest("seen") s)], gen_random_uuid());
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_photos_of_people"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM count_shown(ARRAY(
      SELECT ROW("uploader_id", "site_id", count(*))::shown_at FROM "come"
      WHERE "approval_status" = 'approved' AND "state" = 'ready' GROUP BY "uploader_id", "site_id"), 'photos');
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM count_shown(ARRAY(
      SELECT ROW("uploader_id", "site_id", -count(*))::shown_at FROM "gone"
      WHERE "approval_status" = 'approved' AND "state" = 'ready' GROUP BY "uploader_id", "site_id"), 'photos');
  ELSE
    PERFORM count_shown(ARRAY(
      SELECT ROW("uploader_id", "site_id", sum("n"))::shown_at FROM (
        SELECT "uploader_id", "site_id", -1 AS "n" FROM "gone" WHERE "approval_status" = 'approved' AND "state" = 'ready'
        UNION ALL
        SELECT "uploader_id", "site_id", 1 FROM "come" WHERE "approval_status" = 'approved' AND "state" = 'ready'
      ) AS "both" GROUP BY "uploader_id", "site_id" HAVING sum("n") <> 0), 'photos');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_reports_of_people"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM count_shown(ARRAY(
      SELECT ROW("author_id", "site_id", count(*))::shown_at FROM "come"
      WHERE "approval_status" = 'approved' GROUP BY "author_id", "site_id"), 'reports');
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM count_shown(ARRAY(
      SELECT ROW("author_id", "site_id", -count(*))::shown_at FROM "gone"
      WHERE "approval_status" = 'approved' GROUP BY "author_id", "site_id"), 'reports');
  ELSE
    PERFORM count_shown(ARRAY(
      SELECT ROW("author_id", "site_id", sum("n"))::shown_at FROM (
        SELECT "author_id", "site_id", -1 AS "n" FROM "gone" WHERE "approval_status" = 'approved'
        UNION ALL
        SELECT "author_id", "site_id", 1 FROM "come" WHERE "approval_status" = 'approved'
      ) AS "both" GROUP BY "author_id", "site_id" HAVING sum("n") <> 0), 'reports');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A site counts for who added it. With it come and go the photos and reports that it has; they are no news.
CREATE FUNCTION "count_sites_of_people"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "own" shown_at[]; "photos_there" shown_at[]; "reports_there" shown_at[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    "own" := ARRAY(SELECT ROW("created_by", NULL, count(*))::shown_at FROM "come"
      WHERE "approval_status" = 'approved' AND "created_by" IS NOT NULL GROUP BY "created_by");
  ELSIF TG_OP = 'DELETE' THEN
    "own" := ARRAY(SELECT ROW("created_by", NULL, -count(*))::shown_at FROM "gone"
      WHERE "approval_status" = 'approved' AND "created_by" IS NOT NULL GROUP BY "created_by");
  ELSE
    "own" := ARRAY(
      SELECT ROW("created_by", NULL, sum("n"))::shown_at FROM (
        SELECT "created_by", -1 AS "n" FROM "gone" WHERE "approval_status" = 'approved' AND "created_by" IS NOT NULL
        UNION ALL
        SELECT "created_by", 1 FROM "come" WHERE "approval_status" = 'approved' AND "created_by" IS NOT NULL
      ) AS "both" GROUP BY "created_by" HAVING sum("n") <> 0);
    "photos_there" := ARRAY(
      SELECT ROW(p."uploader_id", p."site_id", CASE now_."approval_status" WHEN 'approved' THEN count(*) ELSE -count(*) END)::shown_at
      FROM "come" now_ JOIN "gone" was ON was."id" = now_."id"
        AND (was."approval_status" = 'approved') <> (now_."approval_status" = 'approved')
      JOIN "photos" p ON p."site_id" = now_."id" AND p."approval_status" = 'approved' AND p."state" = 'ready'
      GROUP BY p."uploader_id", p."site_id", now_."approval_status");
    "reports_there" := ARRAY(
      SELECT ROW(r."author_id", r."site_id", CASE now_."approval_status" WHEN 'approved' THEN count(*) ELSE -count(*) END)::shown_at
      FROM "come" now_ JOIN "gone" was ON was."id" = now_."id"
        AND (was."approval_status" = 'approved') <> (now_."approval_status" = 'approved')
      JOIN "reports" r ON r."site_id" = now_."id" AND r."approval_status" = 'approved'
      GROUP BY r."author_id", r."site_id", now_."approval_status");
    IF cardinality("photos_there") > 0 THEN
      PERFORM add_to_people_cards("photos_there", 'photos', false);
      PERFORM add_people_totals(ARRAY['photos'], ARRAY[(SELECT sum(s."n")::int FROM unnest("photos_there") s)], gen_random_uuid());
    END IF;
    IF cardinality("reports_there") > 0 THEN PERFORM add_to_people_cards("reports_there", 'reports', false); END IF;
  END IF;
  IF cardinality("own") > 0 THEN PERFORM add_to_people_cards("own", 'sites', true); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "people_cards_tally" AFTER INSERT OR DELETE OR UPDATE OF "country", "to_members", "to_public" ON "people_cards"
  FOR EACH ROW EXECUTE FUNCTION "tally_people_cards"();
--> statement-breakpoint
-- Counts everything from scratch: for those who are there already, and wherever the counts are in doubt.
CREATE FUNCTION "rebuild_people"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  ALTER TABLE "people_cards" DISABLE TRIGGER USER;
  DELETE FROM "people_words";
  DELETE FROM "people_cards";
  DELETE FROM "people_totals";
  INSERT INTO "people_cards" ("user_id", "country", "photos", "sites", "reports", "certifications", "is_instructor", "active_on", "to_members", "to_public")
  SELECT t."user_id", t."country", coalesce(c."photos", 0), coalesce(c."sites", 0), coalesce(c."reports", 0),
    t."certifications", t."is_instructor", (greatest(t."created_at", c."latest") AT TIME ZONE 'UTC')::date, t."to_members", t."to_public"
  FROM "people_told" t LEFT JOIN "people_counted" c USING ("user_id");
  INSERT INTO "people_words" ("word", "user_id", "is_public") SELECT "word", "user_id", "is_public" FROM "people_words_told";
  INSERT INTO "people_totals" ("list", "slot", "n")
  SELECT "list", 0, count(*) FROM "people_cards", unnest(lists_of_person("country", "to_members", "to_public")) AS "list" GROUP BY "list"
  UNION ALL
  SELECT 'photos', 0, count(*) FROM "photos" p LEFT JOIN "sites" s ON s."id" = p."site_id"
  WHERE p."approval_status" = 'approved' AND p."state" = 'ready' AND (p."site_id" IS NULL OR s."approval_status" = 'approved');
  ALTER TABLE "people_cards" ENABLE TRIGGER USER;
END $$;
--> statement-breakpoint
SELECT rebuild_people();
--> statement-breakpoint
-- Pages that show lists of members follow this: somebody chose to be listed otherwise, or left. Who joins is no news, as
-- lists are read anew by themselves.
CREATE TRIGGER "people_cards_tell" AFTER DELETE OR UPDATE OF "country", "to_members", "to_public" ON "people_cards"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed"('members');
--> statement-breakpoint
CREATE TRIGGER "users_people_new" AFTER INSERT ON "users"
  FOR EACH ROW WHEN (NEW."handle" IS NOT NULL) EXECUTE FUNCTION "refresh_changed_person"('id');
--> statement-breakpoint
CREATE TRIGGER "users_people_changed" AFTER UPDATE OF "handle", "full_name", "country", "deleted_at" ON "users"
  FOR EACH ROW WHEN ((OLD."handle", OLD."full_name", OLD."country", OLD."deleted_at") IS DISTINCT FROM
    (NEW."handle", NEW."full_name", NEW."country", NEW."deleted_at"))
  EXECUTE FUNCTION "refresh_changed_person"('id');
--> statement-breakpoint
CREATE TRIGGER "profiles_people" AFTER INSERT OR DELETE OR UPDATE OF "privacy" ON "profiles"
  FOR EACH ROW EXECUTE FUNCTION "refresh_changed_person"('user_id');
--> statement-breakpoint
CREATE TRIGGER "certifications_people" AFTER INSERT OR DELETE OR UPDATE OF "agency", "level", "kind" ON "certifications"
  FOR EACH ROW EXECUTE FUNCTION "refresh_changed_person"('owner_id');
--> statement-breakpoint
CREATE TRIGGER "photos_people_new" AFTER INSERT ON "photos"
  REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "count_photos_of_people"();
--> statement-breakpoint
CREATE TRIGGER "photos_people_changed" AFTER UPDATE ON "photos"
  REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "count_photos_of_people"();
--> statement-breakpoint
CREATE TRIGGER "photos_people_gone" AFTER DELETE ON "photos"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "count_photos_of_people"();
--> statement-breakpoint
CREATE TRIGGER "reports_people_new" AFTER INSERT ON "reports"
  REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "count_reports_of_people"();
--> statement-breakpoint
CREATE TRIGGER "reports_people_changed" AFTER UPDATE ON "reports"
  REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "count_reports_of_people"();
--> statement-breakpoint
CREATE TRIGGER "reports_people_gone" AFTER DELETE ON "reports"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "count_reports_of_people"();
--> statement-breakpoint
CREATE TRIGGER "sites_people_new" AFTER INSERT ON "sites"
  REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "count_sites_of_people"();
--> statement-breakpoint
CREATE TRIGGER "sites_people_changed" AFTER UPDATE ON "sites"
  REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "count_sites_of_people"();
--> statement-breakpoint
CREATE TRIGGER "sites_people_gone" AFTER DELETE ON "sites"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "count_sites_of_people"();

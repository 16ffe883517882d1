-- The functions have bodies that are resolved now, so that an index and a constraint can use them under any search path:
-- when a backup is restored, when tables are analysed, and in PostgreSQL 17 whenever an index is made.
DROP INDEX IF EXISTS "sites_by_place";
--> statement-breakpoint
-- A point on a round earth with the mean radius of 6371.0088 km, as the rules have it; x, y and z in kilometres.
CREATE FUNCTION "place_of"("lat" double precision, "lng" double precision) RETURNS cube
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN cube(ARRAY[
    6371.0088 * cos(radians(lat)) * cos(radians(lng)),
    6371.0088 * cos(radians(lat)) * sin(radians(lng)),
    6371.0088 * sin(radians(lat))
  ]);
--> statement-breakpoint
-- Kilometres along the surface between two such points, which lie a straight line apart.
CREATE FUNCTION "km_between"("one" cube, "other" cube) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN 2 * 6371.0088 * asin(least(1, (one <-> other) / (2 * 6371.0088)));
--> statement-breakpoint
CREATE FUNCTION "texts_fit"("texts" text[], "most" integer, "longest" integer) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN cardinality(texts) <= most
    AND NOT EXISTS (SELECT FROM unnest(texts) AS one WHERE one IS NULL OR one = '' OR length(one) > longest);
--> statement-breakpoint
CREATE INDEX "sites_by_place" ON "sites" USING gist (place_of(lat, lng));--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_best_months_count" CHECK (cardinality(best_months) <= 12);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_source_length" CHECK (length(source) <= 40);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_licence_length" CHECK (length(licence) <= 80);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_external_id_length" CHECK (length(external_id) <= 200);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_source_url_length" CHECK (length(source_url) <= 500);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_sponsored_by_length" CHECK (length(sponsored_by) <= 200);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_sponsor_url_length" CHECK (length(sponsor_url) <= 500);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_sponsor_logo_url_length" CHECK (length(sponsor_logo_url) <= 500);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_dive_type_count" CHECK (cardinality(dive_type) <= 7);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_hazards_count" CHECK (cardinality(hazards) <= 8);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_facilities_count" CHECK (cardinality(facilities) <= 6);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_aliases_fit" CHECK (texts_fit(aliases, 20, 120));--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_certification_requirements_fit" CHECK (texts_fit(certification_requirements, 40, 80));--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_topographical_features_fit" CHECK (texts_fit(topographical_features, 40, 80));--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_fixed_structures_fit" CHECK (texts_fit(fixed_structures, 40, 80));--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_marine_life_fit" CHECK (texts_fit(marine_life, 40, 80));
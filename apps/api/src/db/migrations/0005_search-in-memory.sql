DROP INDEX "sites_by_words";--> statement-breakpoint
DROP INDEX "sites_by_spelling";--> statement-breakpoint
ALTER TABLE "sites" drop column "search";--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', "sites"."search_words")) STORED NOT NULL;
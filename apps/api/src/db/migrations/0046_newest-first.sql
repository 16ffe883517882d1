DROP INDEX "decisions_of_item";--> statement-breakpoint
DROP INDEX "favorites_newest";--> statement-breakpoint
DROP INDEX "site_changes_of_site";--> statement-breakpoint
DROP INDEX "site_proposals_of_site";--> statement-breakpoint
DROP INDEX "photos_newest";--> statement-breakpoint
DROP INDEX "photos_of_site";--> statement-breakpoint
DROP INDEX "photos_of_uploader";--> statement-breakpoint
DROP INDEX "photos_at_site";--> statement-breakpoint
DROP INDEX "notifications_newest";--> statement-breakpoint
DROP INDEX "presence_seen";--> statement-breakpoint
DROP INDEX "public_things_newest";--> statement-breakpoint
DROP INDEX "tallies_most";--> statement-breakpoint
DROP INDEX "uploads_newest";--> statement-breakpoint
DROP INDEX "uploads_by_header";--> statement-breakpoint
CREATE INDEX "decisions_of_item" ON "decisions" USING btree ("item_id","decided_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favorites_newest" ON "favorites" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "site_changes_of_site" ON "site_changes" USING btree ("site_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "site_proposals_of_site" ON "site_proposals" USING btree ("site_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "photos_newest" ON "photos" USING btree ("id" DESC NULLS FIRST) WHERE approval_status = 'approved' and state = 'ready';--> statement-breakpoint
CREATE INDEX "photos_of_site" ON "photos" USING btree ("site_id",coalesce(average_rating, 0) desc,"id" DESC NULLS FIRST) WHERE approval_status = 'approved' and state = 'ready';--> statement-breakpoint
CREATE INDEX "photos_of_uploader" ON "photos" USING btree ("uploader_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "photos_at_site" ON "photos" USING btree ("site_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "presence_seen" ON "presence" USING btree ("visible_to","seen_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "public_things_newest" ON "public_things" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tallies_most" ON "tallies" USING btree ("what","n" DESC NULLS FIRST,"slot");--> statement-breakpoint
CREATE INDEX "uploads_newest" ON "uploads" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "uploads_by_header" ON "uploads" USING btree ("header_key","created_at" DESC NULLS FIRST);
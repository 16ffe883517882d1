-- Each instance keeps lists of public photos and of dive reports until it is told here that one of them is another: those that
-- nobody but their own people and moderators see change no list.
CREATE TRIGGER "photos_tell_lists" AFTER INSERT ON "photos"
  FOR EACH ROW WHEN (NEW."approval_status" = 'approved') EXECUTE FUNCTION "tell_changed"('photos');
--> statement-breakpoint
CREATE TRIGGER "photos_tell_lists_changed" AFTER UPDATE ON "photos"
  FOR EACH ROW WHEN ('approved' IN (OLD."approval_status", NEW."approval_status"))
  EXECUTE FUNCTION "tell_changed"('photos');
--> statement-breakpoint
CREATE TRIGGER "photos_tell_lists_gone" AFTER DELETE ON "photos"
  FOR EACH ROW WHEN (OLD."approval_status" = 'approved') EXECUTE FUNCTION "tell_changed"('photos');
--> statement-breakpoint
CREATE TRIGGER "reports_tell_lists" AFTER INSERT ON "reports"
  FOR EACH ROW WHEN (NEW."approval_status" = 'approved') EXECUTE FUNCTION "tell_changed"('reports');
--> statement-breakpoint
CREATE TRIGGER "reports_tell_lists_changed" AFTER UPDATE ON "reports"
  FOR EACH ROW WHEN ('approved' IN (OLD."approval_status", NEW."approval_status"))
  EXECUTE FUNCTION "tell_changed"('reports');
--> statement-breakpoint
CREATE TRIGGER "reports_tell_lists_gone" AFTER DELETE ON "reports"
  FOR EACH ROW WHEN (OLD."approval_status" = 'approved') EXECUTE FUNCTION "tell_changed"('reports');
--> statement-breakpoint
-- Which photos a report shows, and in which order. The report is locked then and may be written later, so they tell by themselves.
CREATE TRIGGER "report_photos_tell_lists" AFTER INSERT OR UPDATE OR DELETE ON "report_photos"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_changed"('reports');
--> statement-breakpoint
-- Both say whose they are.
CREATE TRIGGER "users_tell_lists" AFTER UPDATE OF "handle" ON "users"
  FOR EACH ROW WHEN (OLD."handle" IS DISTINCT FROM NEW."handle") EXECUTE FUNCTION "tell_changed"('handles');

-- Every change of a site gives it a new revision and tells every instance, whoever wrote it.
CREATE SEQUENCE "site_revisions";
--> statement-breakpoint
CREATE FUNCTION "revise_site"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := nextval('site_revisions');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sites_revise" BEFORE INSERT OR UPDATE ON "sites" FOR EACH ROW EXECUTE FUNCTION "revise_site"();
--> statement-breakpoint
CREATE FUNCTION "tell_sites_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'sites');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sites_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sites"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_sites_changed"();

-- Rights of the product at run time: it reads and writes rows, and changes no table (ASVS 13.2.2).
-- Run once by the owner of the database, who also migrates, before the first migration: they hold for every later table.
-- `itape` is the role of DATABASE_URL; the owner's address is given to `server.mjs migrate` alone.
alter default privileges grant select, insert, update, delete on tables to itape;
alter default privileges grant usage on sequences to itape;

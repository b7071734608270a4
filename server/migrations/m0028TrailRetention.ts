import { sql, type Kysely, type Migration } from 'kysely';

// The trails stay append only while their period runs; after it the retention job deletes rows, and nothing changes one.
// The period is set here as well as in server/retencao/schedule.ts: a statement typed at psql must not shorten it.
const ddl = `
drop trigger partida_status_registro_fixo on partida_status_registro;
create trigger partida_status_registro_fixo before update on partida_status_registro
  for each row execute function caixa_so_acrescenta();
create trigger partida_status_registro_no_prazo before delete on partida_status_registro
  for each row when (old.em > now() - interval '5 years') execute function caixa_so_acrescenta();
drop trigger consulta_pessoal_fixa on consulta_pessoal;
create trigger consulta_pessoal_fixa before update on consulta_pessoal
  for each row execute function caixa_so_acrescenta();
create trigger consulta_pessoal_no_prazo before delete on consulta_pessoal
  for each row when (old.em > now() - interval '5 years') execute function caixa_so_acrescenta();
`;

/** Lets the log of statuses and the trail of looks end with their period. */
export const m0028TrailRetention: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};

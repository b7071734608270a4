import { sql, type Kysely, type Migration } from 'kysely';

// Exceptions by hand stand beside those of the feed (`horario_excecao`), so that an import never touches them. A timetable
// entry that a feed takes away and brings back has its id again, hence no foreign key. A row is ended, never deleted or
// edited: with its author and the one who ended it, it is its own trail.
const ddl = `
create table horario_ajuste(
  id uuid primary key, horario_id int not null, linha text not null, data date not null,
  tipo text not null check (tipo in ('para','roda','muda','extra')),
  hora_min smallint check (hora_min between 0 and 1439), layout_id int references layout(id), numero int unique,
  motivo text not null, autor text not null, autor_nome text not null,
  criado_em timestamptz not null default clock_timestamp(),
  encerrado_por text, encerrado_por_nome text, encerrado_em timestamptz,
  check ((tipo = 'extra') = (numero is not null)), check (tipo <> 'extra' or hora_min is not null),
  check (tipo <> 'muda' or hora_min is not null or layout_id is not null),
  check (tipo <> 'para' or (hora_min is null and layout_id is null)),
  check ((encerrado_em is null) = (encerrado_por is null)));
create unique index horario_ajuste_um on horario_ajuste(horario_id, data) where encerrado_em is null and tipo <> 'extra';
create index horario_ajuste_dia on horario_ajuste(data) where encerrado_em is null;
`;

/** Exceptions of the timetable that the company's staff makes by hand. */
export const m0047TimetableExceptions: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};

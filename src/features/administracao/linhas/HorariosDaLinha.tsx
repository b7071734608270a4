import { textoDias, textoVigencia } from '../../../domain/administracao/linhas/palavrasLinha';
import { rotulosClasse } from '../../../domain/viagens/viagem';
import type { HorarioDaLinha, LinhaAdministrada } from '../../../domain/wire/administracao/linhas';
import { type Column, DataTable } from '../../../ui/DataTable/DataTable';

const columns: Column<HorarioDaLinha>[] = [
  { id: 'hora', header: 'Saída', cell: ({ hora }) => <span className="it-tabular">{hora}</span> },
  { id: 'dias', header: 'Dias', cell: ({ dias }) => textoDias(dias) },
  { id: 'onibus', header: 'Ônibus', cell: ({ onibus }) => onibus },
  {
    id: 'classes',
    header: 'Classes',
    cell: ({ classes }) => classes.map((classe) => rotulosClasse[classe]).join(', '),
  },
  { id: 'vigencia', header: 'Vale', cell: textoVigencia },
];

/** The timetable of a line. */
export const HorariosDaLinha = ({ linha: { horarios } }: { linha: LinhaAdministrada }) => (
  <DataTable
    caption="Horários"
    columns={columns}
    rows={horarios}
    keyOf={({ id }) => String(id)}
    emptyTitle="Nenhum horário em vigor"
    emptyText="O catálogo não tem mais partidas desta linha."
  />
);

import { formatDia } from '../../base/data';
import type { Grupo } from '../../wire/empresa/grupos';

/** `40 pessoas, 10/12/2026 e volta 12/12/2026`: to the company's staff, in Portuguese whatever the traveller's language. */
export const textoDoGrupo = ({ pessoas, dataIda, dataVolta }: Grupo): string =>
  `${pessoas} pessoas, ${formatDia(dataIda)}${dataVolta ? ` e volta ${formatDia(dataVolta)}` : ''}`;

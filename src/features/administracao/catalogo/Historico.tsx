import { resumoEmLinha } from '../../../domain/administracao/catalogo';
import { quando } from '../../../domain/base/quando';
import type { CatalogoAdministracao } from '../../../domain/wire/administracao/catalogo';
import { type Column, DataTable } from '../../../ui/DataTable/DataTable';

type Mudanca = CatalogoAdministracao['historico'][number];

const COLUMNS: readonly Column<Mudanca>[] = [
  { id: 'em', header: 'Quando', cell: ({ em }) => quando(em) },
  { id: 'autor', header: 'Quem', cell: ({ autor }) => autor || 'Não guardado' },
  { id: 'versao', header: 'Versão', cell: ({ feedVersao }) => feedVersao ?? 'Sem versão' },
  { id: 'mudou', header: 'O que mudou', cell: ({ resumo }) => resumoEmLinha(resumo) || 'Só partidas' },
];

/** Changes of the catalogue, with their persons. */
export const Historico = ({ historico }: Pick<CatalogoAdministracao, 'historico'>) => (
  <DataTable
    caption="Histórico do catálogo"
    columns={COLUMNS}
    rows={historico}
    keyOf={({ id }) => id}
    emptyTitle="Nenhuma publicação ainda"
    emptyText="O histórico do catálogo aparece aqui, com quem o publicou."
  />
);

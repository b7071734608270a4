import { useState } from 'react';
import { toBuscaAcessos } from '../../../domain/administracao/buscaAcessos';
import { nomeConsulta } from '../../../domain/agencia/consultas';
import { readFailureText } from '../../../domain/base/falhas';
import { quando } from '../../../domain/base/quando';
import { rotas } from '../../../domain/base/rotas';
import type { Acesso, BuscaAcessos } from '../../../domain/wire/administracao/acessos';
import { useAcessosQuery } from '../../../store/api/administracao/administracao';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { type Column, DataTable } from '../../../ui/DataTable/DataTable';
import { Inline } from '../../../ui/Inline/Inline';
import { Page } from '../../../ui/Page/Page';
import { Stack } from '../../../ui/Stack/Stack';
import { BuscaPessoa } from './BuscaPessoa';

const COLUMNS: readonly Column<Acesso>[] = [
  { id: 'em', header: 'Quando', cell: ({ em }) => quando(em) },
  { id: 'quemViu', header: 'Quem viu', cell: quemViu },
  { id: 'motivo', header: 'O que fez', cell: ({ motivo }) => nomeConsulta[motivo] },
  { id: 'quem', header: 'De quem', cell: deQuem },
];

function quemViu({ operador, estabelecimento }: Acesso): string {
  if (operador === null) return 'Administração da empresa';
  return estabelecimento === null ? operador : `${operador}, ${estabelecimento}`;
}

function deQuem({ alvo, quem }: Acesso): string {
  if (alvo === 'pedidos') return 'Lista de pedidos';
  if (quem === null) return 'Ninguém encontrado, ou já excluído';
  return alvo === 'pedido' ? `Pedido ${quem}` : quem;
}

/** The trail of looks at personal data, found by the person who was looked at; for administrators. */
export function AcessosPage() {
  const [busca, setBusca] = useState<BuscaAcessos>({});
  /** The cursors of the pages that were left, the first one without. */
  const [antes, setAntes] = useState<readonly BuscaAcessos[]>([]);
  const { currentData, data, error, isFetching, refetch } = useAcessosQuery(busca, { refetchOnMountOrArgChange: true });
  const cursor = currentData?.cursor ?? null;
  const isTurning = isFetching && data !== undefined;
  const hasPages = [cursor !== null, antes.length > 0, isTurning].some(Boolean);
  const search = (next: BuscaAcessos) => {
    setAntes([]);
    setBusca(next);
  };
  const newer = () => {
    setBusca(antes.at(-1) ?? {});
    setAntes(antes.slice(0, -1));
  };
  const older = () => {
    if (cursor === null) return;
    setAntes([...antes, busca]);
    setBusca({ ...busca, cursor });
  };
  return (
    <Page
      title={rotas.administracaoAcessos.titulo}
      lede="Cada vez que alguém olhou os dados pessoais de outra pessoa, com o motivo."
    >
      <Stack gap={6}>
        <Card>
          <BuscaPessoa onBusca={(dados) => search(toBuscaAcessos(dados))} />
        </Card>
        <DataTable
          caption="Consultas a dados pessoais"
          columns={COLUMNS}
          rows={currentData?.acessos ?? []}
          keyOf={({ id }) => id}
          loading={isFetching}
          error={error && !isFetching ? readFailureText(error) : null}
          onRetry={() => void refetch()}
          emptyTitle="Nenhuma consulta"
          emptyText={
            isDeTodos(busca)
              ? 'Ninguém olhou os dados de outra pessoa até agora.'
              : 'Ninguém olhou os dados desta pessoa, ou o registro já foi apagado.'
          }
          footer={
            // The last page's foot stays while another is read, so that the pressed button keeps the focus.
            hasPages && <Paginas onNewer={antes.length > 0 ? newer : null} onOlder={cursor !== null ? older : null} />
          }
        />
      </Stack>
    </Page>
  );
}

const isDeTodos = ({ cpf, email }: BuscaAcessos): boolean => cpf === undefined && email === undefined;

/** The ways to the pages beside the one on screen; null where there is none. */
function Paginas({ onNewer, onOlder }: { onNewer: (() => void) | null; onOlder: (() => void) | null }) {
  return (
    <Inline justify="between">
      <Button variant="secondary" disabled={onNewer === null} onClick={() => onNewer?.()}>
        Mais novas
      </Button>
      <Button variant="secondary" disabled={onOlder === null} onClick={() => onOlder?.()}>
        Mais antigas
      </Button>
    </Inline>
  );
}

import { useState } from 'react';
import { quando } from '../../../domain/agencia/caixa/relatorio';
import { nomePapel } from '../../../domain/agencia/caixa/estado';
import type {
  Agencia,
  AgenciaDetalhe,
  OperadorDaAgencia,
  RegistroAgencia,
} from '../../../domain/wire/agencia/agencias';
import { useAgenciaQuery } from '../../../store/api/agencias';
import { Button } from '../../../ui/Button/Button';
import { Drawer } from '../../../ui/Drawer/Drawer';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { List } from '../../../ui/List/List';
import { ListRow } from '../../../ui/List/ListRow';
import { OrderTimeline, type OrderStep } from '../../../ui/OrderTimeline/OrderTimeline';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { Text } from '../../../ui/Text/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { FormConvite } from './FormConvite';
import { estadoDoOperador, nomeAcaoDaAgencia } from './palavrasAgencia';

/** One agency: its operators with their invitations, and what the company did to it. */
export function AgenciaDrawer({ agencia, onClose }: { agencia: Agencia; onClose: () => void }) {
  const { currentData, error, isFetching, refetch } = useAgenciaQuery(agencia.id, { refetchOnMountOrArgChange: true });
  return (
    <Drawer open title={agencia.nome} from="end" onClose={onClose}>
      {currentData && <Detalhe {...currentData} />}
      {!currentData && error && (
        <ErrorState title="Não conseguimos buscar a agência" retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!currentData && !error && <Skeleton label="Carregando a agência" count={4} />}
    </Drawer>
  );
}

function Detalhe({ agencia, operadores, trilha }: AgenciaDetalhe) {
  return (
    <Stack gap={6}>
      {operadores.length === 0 ? (
        <EmptyState title="Nenhum operador">Esta agência não tem quem entre por ela.</EmptyState>
      ) : (
        <List lines="between" gap={3}>
          {operadores.map((operador) => (
            <li key={operador.id}>
              <Operador operador={operador} agencia={agencia} />
            </li>
          ))}
        </List>
      )}
      <OrderTimeline label="O que a empresa fez" steps={trilha.map(toStep)} />
    </Stack>
  );
}

/** An operator; invited again here, at another address while nobody signs in by the first. */
function Operador({ operador, agencia }: { operador: OperadorDaAgencia; agencia: Agencia }) {
  const [convidando, setConvidando] = useState(false);
  const { nome, email, papel, situacao } = operador;
  const { texto, tom } = estadoDoOperador(operador);
  const mayInvite = agencia.situacao === 'ativa' && situacao !== 'bloqueado';
  return (
    <Stack gap={3}>
      <ListRow
        name={nome}
        badge={<StatusBadge kind={tom}>{texto}</StatusBadge>}
        about={`${nomePapel[papel]} · ${email}`}
        action={
          mayInvite &&
          !convidando && (
            <Button variant="secondary" size="small" onClick={() => setConvidando(true)}>
              Novo convite<VisuallyHidden> a {nome}</VisuallyHidden>
            </Button>
          )
        }
      />
      {convidando && <FormConvite agenciaId={agencia.id} operador={operador} onClose={() => setConvidando(false)} />}
      {!mayInvite && (
        <Text tone="quiet" size="sm">
          Bloqueado: sem convites até o desbloqueio.
        </Text>
      )}
    </Stack>
  );
}

const toStep = ({ id, acao, operador, autor, em }: RegistroAgencia): OrderStep => ({
  id,
  titulo: nomeAcaoDaAgencia[acao],
  state: acao === 'agencia_bloqueada' ? 'failed' : 'done',
  quando: `${quando(em)}, por ${autor}`,
  ...(operador !== null && { detalhe: operador }),
});

import { quando } from '../../../domain/agencia/caixa/relatorio';
import type { Operador, RegistroAuditoria } from '../../../domain/wire/agencia/operadores';
import { useAuditoriaQuery } from '../../../store/api/operadores';
import { Drawer } from '../../../ui/Drawer/Drawer';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { OrderTimeline, type OrderStep } from '../../../ui/OrderTimeline/OrderTimeline';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { nomeAcao, textoMudanca } from './palavrasOperador';

/** Audit trail of an operator's access, newest first. */
export function AuditoriaDrawer({ operador, onClose }: { operador: Operador; onClose: () => void }) {
  const { currentData, error, isFetching, refetch } = useAuditoriaQuery(operador.id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Drawer open title={`Histórico de ${operador.nome}`} from="end" onClose={onClose}>
      {currentData && currentData.length > 0 && (
        <OrderTimeline label="Histórico de alterações" steps={currentData.map(toStep)} />
      )}
      {currentData?.length === 0 && (
        <EmptyState title="Nada registrado ainda">O acesso deste operador não foi alterado por aqui.</EmptyState>
      )}
      {!currentData && error && (
        <ErrorState title="Não conseguimos buscar o histórico" retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!currentData && !error && <Skeleton label="Carregando o histórico" count={4} />}
    </Drawer>
  );
}

function toStep(registro: RegistroAuditoria): OrderStep {
  const { id, acao, autor, em } = registro;
  const mudanca = textoMudanca(registro);
  return {
    id,
    titulo: nomeAcao[acao],
    state: acao === 'bloqueado' ? 'failed' : 'done',
    quando: `${quando(em)}, por ${autor ?? 'sistema'}`,
    ...(mudanca !== '' && { detalhe: mudanca }),
  };
}

import { quando } from '../../../domain/agencia/caixa/relatorio';
import { nomeConsulta } from '../../../domain/agencia/consultas';
import type { ConsultaPessoal } from '../../../domain/wire/agencia/consultas';
import type { Operador } from '../../../domain/wire/agencia/operadores';
import { useConsultasDoOperadorQuery } from '../../../store/api/operadores';
import { Drawer } from '../../../ui/Drawer/Drawer';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { OrderTimeline, type OrderStep } from '../../../ui/OrderTimeline/OrderTimeline';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';

/** An operator's look-ups of personal data with their reasons, newest first. */
export function ConsultasDrawer({ operador, onClose }: { operador: Operador; onClose: () => void }) {
  const { currentData, error, isFetching, refetch } = useConsultasDoOperadorQuery(operador.id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Drawer open title={`Consultas de ${operador.nome}`} from="end" onClose={onClose}>
      {currentData && currentData.length > 0 && (
        <OrderTimeline label="Consultas a dados pessoais" steps={currentData.map(toStep)} />
      )}
      {currentData?.length === 0 && (
        <EmptyState title="Nenhuma consulta">Este operador ainda não viu dados pessoais de clientes.</EmptyState>
      )}
      {!currentData && error && (
        <ErrorState title="Não conseguimos buscar as consultas" retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!currentData && !error && <Skeleton label="Carregando as consultas" count={4} />}
    </Drawer>
  );
}

/** Words before the name of a look's subject. */
const prefixos: Record<ConsultaPessoal['alvo'], string> = {
  conta: '',
  pedido: 'Pedido ',
  pedidos: '',
  encomenda: 'Encomenda ',
};

const toStep = ({ id, motivo, alvo, quem, em }: ConsultaPessoal): OrderStep => ({
  id,
  titulo: nomeConsulta[motivo],
  state: motivo === 'abertura_recusada' ? 'failed' : 'done',
  quando: quando(em),
  ...(quem !== null && { detalhe: `${prefixos[alvo]}${quem}` }),
});

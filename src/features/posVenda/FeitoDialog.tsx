import { formatCentavos } from '../../domain/base/dinheiro';
import { passosDoEstorno } from '../../domain/posVenda/passosDoEstorno';
import { textoDaDevolucao } from '../../domain/posVenda/resumoPosVenda';
import { rotas } from '../../domain/base/rotas';
import type { EstornoPedido } from '../../domain/wire/compra/pedidos';
import type { Cancelamento, Troca } from '../../domain/wire/posVenda/posVenda';
import { useEmit } from '../../events/useEmit';
import { usePedidoQuery } from '../../store/api/pedidos';
import type { PosVendaState } from '../../store/posVenda/posVenda';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';
import { LinkButton } from '../../ui/LinkButton/LinkButton';
import { OrderTimeline } from '../../ui/OrderTimeline/OrderTimeline';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { msg, t, translated } from '../../words/t';

type Feito = Extract<PosVendaState, { phase: 'done' }>;

const titulos: Record<Feito['acao'], string> = {
  cancelar: msg('Cancelamento feito'),
  remarcar: msg('Remarcação feita'),
  transferir: msg('Transferência feita'),
};

/** Result: the new ticket, or the refund. */
export function FeitoDialog({ state }: { state: Feito }) {
  const emit = useEmit();
  const close = () => emit('PosVendaFechada');
  return (
    <Dialog
      open
      title={titleOf(state)}
      width="narrow"
      onClose={close}
      actions={
        <>
          <Button variant={state.acao === 'cancelar' ? 'primary' : 'quiet'} onClick={close}>
            {t('Fechar')}
          </Button>
          {state.acao !== 'cancelar' && !isRefused(state) && (
            <LinkButton href={`${rotas.minhasViagens.path}?pedido=${state.resultado.pedidoId}`}>
              {t('Ver novo bilhete')}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack>
        {state.acao === 'cancelar' ? (
          <Cancelado resultado={state.resultado} />
        ) : (
          <Trocado resultado={state.resultado} />
        )}
      </Stack>
    </Dialog>
  );
}

function titleOf(state: Feito): string {
  if (isRefused(state)) return t('Não foi possível concluir');
  const isUnderWay = state.acao !== 'cancelar' && state.resultado.situacao === 'emitindo';
  return isUnderWay ? t('Troca em andamento') : translated(titulos[state.acao]);
}

const isRefused = (state: Feito): boolean => state.acao !== 'cancelar' && state.resultado.situacao === 'recusada';

/** Credit is there at once, so it has no progress to show. */
const isMoney = ({ meio }: EstornoPedido): boolean => meio !== 'credito';

/** A cancellation: one sentence, and the progress of the refunds that it agrees with. */
function Cancelado({ resultado }: { resultado: Cancelamento }) {
  const { data, isLoading } = usePedidoQuery(resultado.pedidoId);
  if (isLoading) return <Skeleton label={t('Consultando a devolução')} count={2} />;
  const estornos = data?.estornos ?? [];
  return (
    <>
      <Alert kind="success" announce>
        {textoDaDevolucao(resultado, estornos)}
      </Alert>
      {estornos.filter(isMoney).map((estorno) => (
        <OrderTimeline
          key={`${estorno.criadoEm} ${estorno.meio} ${estorno.valorCentavos}`}
          label={t('Andamento da devolução')}
          steps={passosDoEstorno(estorno)}
        />
      ))}
    </>
  );
}

function Trocado({ resultado: { situacao, devolverCentavos } }: { resultado: Troca }) {
  if (situacao === 'recusada') {
    return (
      <Alert kind="danger" announce>
        {t('A empresa não aceitou a troca. Sua passagem atual continua valendo e nada foi cobrado.')}
      </Alert>
    );
  }
  return (
    <Alert kind="success" announce>
      {situacao === 'emitindo'
        ? t('O novo bilhete está sendo emitido. Até ele sair, o atual continua valendo.')
        : t('O novo bilhete está pronto. O anterior não vale mais.')}
      {devolverCentavos > 0 && ` ${t('Vamos devolver {valor}.', { valor: formatCentavos(devolverCentavos) })}`}
    </Alert>
  );
}

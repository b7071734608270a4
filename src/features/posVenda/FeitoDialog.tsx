import { formatCentavos } from '../../domain/base/dinheiro';
import { textoDoAdicionalDevolvido, ultimosEstornos } from '../../domain/posVenda/cancelamentoAdicional';
import { passosDoEstorno } from '../../domain/posVenda/passosDoEstorno';
import { textoDaDevolucao } from '../../domain/posVenda/resumoPosVenda';
import { rotas } from '../../domain/base/rotas';
import type { EstornoPedido } from '../../domain/wire/compra/pedidos';
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
  cancelarAdicional: msg('Adicional cancelado'),
  remarcar: msg('Remarcação feita'),
  transferir: msg('Transferência feita'),
};

type Troca = Extract<Feito, { acao: 'remarcar' | 'transferir' }>;

const isTroca = (state: Feito): state is Troca => state.acao === 'remarcar' || state.acao === 'transferir';

/** Result: the new ticket, or the refund. */
export function FeitoDialog({ state }: { state: Feito }) {
  const emit = useEmit();
  const close = () => emit('PosVendaFechada');
  const isNewTicket = isTroca(state) && state.resultado.situacao !== 'recusada';
  return (
    <Dialog
      open
      title={titleOf(state)}
      width="narrow"
      onClose={close}
      actions={
        <>
          <Button variant={isTroca(state) ? 'quiet' : 'primary'} onClick={close}>
            {t('Fechar')}
          </Button>
          {isNewTicket && (
            <LinkButton href={`${rotas.minhasViagens.path}?pedido=${state.resultado.pedidoId}`}>
              {t('Ver novo bilhete')}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack>{isTroca(state) ? <Trocado resultado={state.resultado} /> : <Cancelado {...state} />}</Stack>
    </Dialog>
  );
}

function titleOf(state: Feito): string {
  if (isTroca(state) && state.resultado.situacao === 'recusada') return t('Não foi possível concluir');
  if (isTroca(state) && state.resultado.situacao === 'emitindo') return t('Troca em andamento');
  return translated(titulos[state.acao]);
}

/** Credit is there at once, so it has no progress to show. */
const isMoney = ({ meio }: EstornoPedido): boolean => meio !== 'credito';

/** A cancellation: one sentence, and the progress of the refunds that it agrees with. */
function Cancelado({ acao, resultado }: Exclude<Feito, Troca>) {
  const { data, isLoading } = usePedidoQuery(resultado.pedidoId);
  if (isLoading) return <Skeleton label={t('Consultando a devolução')} count={2} />;
  const doAdicional = acao === 'cancelarAdicional';
  const all = data?.estornos ?? [];
  // The ticket goes on, so that earlier refunds of its order are another matter.
  const estornos = doAdicional ? ultimosEstornos(all) : all;
  return (
    <>
      <Alert kind="success" announce>
        {doAdicional ? textoDoAdicionalDevolvido(resultado, estornos) : textoDaDevolucao(resultado, estornos)}
      </Alert>
      {doAdicional && <p>{t('A passagem continua valendo.')}</p>}
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

function Trocado({ resultado: { situacao, devolverCentavos } }: Pick<Troca, 'resultado'>) {
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

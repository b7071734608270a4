import { useEffect, useRef } from 'react';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { CartaoDoPedido } from '../../../domain/wire/pagamento/cartao';
import { useEmit } from '../../../events/useEmit';
import { useClock } from '../../../store/clock';
import { selectCartao } from '../../../store/pagamento/cartao';
import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { Alert } from '../../../ui/Alert/Alert';
import { CardFrame } from '../../../ui/CardFrame/CardFrame';
import type { CardMessage } from '../../../ui/CardFrame/cardMessage';
import { Select } from '../../../ui/Select/Select';
import { Stack } from '../../../ui/Stack/Stack';
import { PagarComPix } from './PagarComPix';
import { readNavegador } from './readNavegador';

/** The acquirer's card fields and the instalments, below the error of the last card. */
export function CartaoCampos({ hidden }: { hidden: boolean }) {
  const emit = useEmit();
  const clock = useClock();
  const { campos, nonce, asked, aviso, opcoes, parcelas } = useAppSelector(selectCartao);
  const { forma } = useAppSelector(selectCompra);
  if (!campos) return null;
  const hear = (message: CardMessage): void => {
    if (message.tipo === 'enviar') emit('PagamentoCartaoEscolhido');
    if (message.tipo === 'incompleto') emit('CartaoIncompleto');
    if (message.tipo === 'erro') emit('CartaoFalhou', { mensagem: message.mensagem });
    if (message.tipo === 'token') {
      const { token, bandeira, ultimos4 } = message;
      emit('CartaoTokenizado', { token, bandeira, final4: ultimos4, dispositivo: readNavegador(clock.now()) });
    }
  };
  return (
    <div hidden={hidden}>
      <Stack gap={4}>
        {aviso !== null && !hidden && <NaoPago aviso={aviso} />}
        <CardFrame
          src={`${campos.campos}?nonce=${nonce}`}
          origin={campos.origem}
          adquirente="Adiq"
          nonce={nonce}
          asked={asked}
          onMessage={hear}
          onRetry={() => undefined}
        />
        {forma === 'credito' && (
          <Select
            name="parcelas"
            label="Parcelas"
            hint="Sem juros. A primeira parcela pode ter centavos a mais."
            value={String(parcelas)}
            options={opcoes.map(toOption)}
            onChange={(value) => emit('ParcelasEscolhidas', { parcelas: Number(value) })}
          />
        )}
      </Stack>
    </div>
  );
}

/** Scrolls the error into view, since on a phone the fields may be off screen. */
function NaoPago({ aviso }: { aviso: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The braces discard the promise of newer browsers, which React would take for a clean-up function.
    void box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [aviso]);
  return (
    <div ref={box}>
      <Alert kind="danger" title="O pagamento não foi feito" announce action={<PagarComPix />}>
        {aviso}
      </Alert>
    </div>
  );
}

const toOption = ({ parcelas, valorCentavos }: CartaoDoPedido['opcoes'][number]) => ({
  value: String(parcelas),
  label:
    parcelas === 1 ? `À vista, ${formatCentavos(valorCentavos)}` : `${parcelas}x de ${formatCentavos(valorCentavos)}`,
});

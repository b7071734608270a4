import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { formatDia } from '../../../domain/base/data';
import type { ItemPedido, Pedido, SituacaoBilhete } from '../../../domain/wire/compra/pedidos';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Inline } from '../../../ui/Inline/Inline';

const rotulos: Record<SituacaoBilhete, string> = {
  emitido: 'Emitido',
  cancelado: 'Cancelado',
  embarcado: 'Embarcado',
  remarcado: 'Remarcado',
  transferido: 'Transferido',
  nao_embarcou: 'Não embarcou',
};

/** Seats of an order; each ticket can be reprinted on A4 or the counter's roll. */
export function BilhetesDoPedido({ pedido }: { pedido: Pedido }) {
  return (
    <section aria-label="Bilhetes" className="it-pedidos__secao">
      <h3 className="it-pedidos__titulo">Bilhetes</h3>
      <ul className="it-pedidos__bilhetes">
        {pedido.itens.map((item) => (
          <li key={`${item.trecho} ${item.poltrona}`}>
            <p>
              <strong>{`Poltrona ${item.poltrona}`}</strong> {item.passageiro}
              <span className="it-pedidos__segunda">
                {` ${nomeLocalidade(item.partida.localidade)} → ${nomeLocalidade(item.chegada.localidade)}, ${formatDia(item.partida.dia)} às ${item.partida.hora}`}
              </span>
            </p>
            <Impressao pedido={pedido} item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Impressao({ pedido: { id, localizador }, item }: { pedido: Pedido; item: ItemPedido }) {
  const emit = useEmit();
  const { sending } = useSubmission('reimpressao');
  const { bilheteId, bilheteSituacao } = item;
  if (bilheteId === null) return <p className="it-pedidos__segunda">Ainda sem bilhete</p>;
  const print = (formato: 'a4' | 'bobina') => () =>
    emit('BilheteReimpresso', { pedidoId: id, bilheteId, localizador, formato });
  return (
    <Inline gap={2}>
      {bilheteSituacao && <span className="it-pedidos__segunda">{rotulos[bilheteSituacao]}</span>}
      <Button variant="quiet" size="small" disabled={sending} onClick={print('a4')}>
        {`Reimprimir poltrona ${item.poltrona}`}
      </Button>
      <Button variant="quiet" size="small" disabled={sending} onClick={print('bobina')}>
        {`Bobina, poltrona ${item.poltrona}`}
      </Button>
    </Inline>
  );
}

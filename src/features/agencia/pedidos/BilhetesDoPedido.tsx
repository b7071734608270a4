import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { formatDia } from '../../../domain/base/data';
import type { ItemPedido, Pedido, SituacaoBilhete } from '../../../domain/wire/compra/pedidos';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Inline } from '../../../ui/Inline/Inline';
import { List } from '../../../ui/List/List';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { Secao } from './Secao';

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
    <Secao titulo="Bilhetes">
      <List gap={3} lines="after">
        {pedido.itens.map((item) => (
          <li key={`${item.trecho} ${item.poltrona}`}>
            <Stack gap={1}>
              <p>
                <strong>{`Poltrona ${item.poltrona}`}</strong> {item.passageiro}
                <Text as="span" tone="quiet" size="sm">
                  {` ${nomeLocalidade(item.partida.localidade)} → ${nomeLocalidade(item.chegada.localidade)}, ${formatDia(item.partida.dia)} às ${item.partida.hora}`}
                </Text>
              </p>
              <Impressao pedido={pedido} item={item} />
            </Stack>
          </li>
        ))}
      </List>
    </Secao>
  );
}

function Impressao({ pedido: { id, localizador }, item }: { pedido: Pedido; item: ItemPedido }) {
  const emit = useEmit();
  const { sending } = useSubmission('reimpressao');
  const { bilheteId, bilheteSituacao } = item;
  if (bilheteId === null)
    return (
      <Text tone="quiet" size="sm">
        Ainda sem bilhete
      </Text>
    );
  const print = (formato: 'a4' | 'bobina') => () =>
    emit('BilheteReimpresso', { pedidoId: id, bilheteId, localizador, formato });
  return (
    <Inline gap={2}>
      {bilheteSituacao && (
        <Text as="span" tone="quiet" size="sm">
          {rotulos[bilheteSituacao]}
        </Text>
      )}
      <Button variant="quiet" size="small" disabled={sending} onClick={print('a4')}>
        {`Reimprimir poltrona ${item.poltrona}`}
      </Button>
      <Button variant="quiet" size="small" disabled={sending} onClick={print('bobina')}>
        {`Bobina, poltrona ${item.poltrona}`}
      </Button>
    </Inline>
  );
}

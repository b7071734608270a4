import { sentidosDoPedido } from '../../../domain/compra/sentidos/sentidosDoPedido';
import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import type { ItemPedido, Pedido } from '../../../domain/wire/compra/pedidos';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { BilheteCard } from './BilheteCard';
import { t } from '../../../words/t';

/** The tickets of an order, in the order of travel; where it has several trips, under the name of each way. */
export function BilhetesPorSentido({ pedido: { itens } }: { pedido: Pedido }) {
  const { ida, volta } = sentidosDoPedido(itens);
  const cards = (way: readonly ItemPedido[]) => idsDe(way, itens).map((id) => <BilheteCard key={id} bilheteId={id} />);
  if (ida.length + volta.length === 1) return cards(ida);
  return [
    { nome: volta.length > 0 ? t('Ida') : t('Sua viagem'), way: ida },
    { nome: t('Volta'), way: volta },
  ]
    .filter(({ way }) => idsDe(way, itens).length > 0)
    .map(({ nome, way }) => (
      <section key={nome} aria-label={nome}>
        <Stack gap={6}>
          <Heading level={2}>{titleOf(nome, way)}</Heading>
          {cards(way)}
        </Stack>
      </section>
    ));
}

const idsDe = (way: readonly ItemPedido[], itens: readonly ItemPedido[]): string[] =>
  way.flatMap(({ trecho }) =>
    itens.filter((item) => item.trecho === trecho).flatMap(({ bilheteId }) => bilheteId ?? []),
  );

/** `Ida: Campinas, SP → Rio de Janeiro, RJ, com 1 troca`. */
function titleOf(nome: string, way: readonly ItemPedido[]): string {
  const [first, last] = [way[0], way.at(-1)];
  if (!first || !last) return nome;
  const route = `${nomeLocalidade(first.partida.localidade)} → ${nomeLocalidade(last.chegada.localidade)}`;
  return way.length > 1 ? t('{nome}: {trajeto}, com 1 troca', { nome, trajeto: route }) : `${nome}: ${route}`;
}

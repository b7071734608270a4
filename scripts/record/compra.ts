import type { NovoPedido, CobrancaPix, Pedido } from '../../src/domain/wire/compra/pedidos';
import type { Reserva } from '../../src/domain/wire/compra/reservas';
import { AGORA } from '../../.storybook/app/moments';
import { RIO, SAO_PAULO } from './catalogo';
import type { Recorder } from './recorder';

const comprador = {
  nome: 'Carla Cliente',
  cpf: '710.000.001-76',
  email: 'cliente@itape.test',
  celular: '+5511987650001',
};
const passageiros: NovoPedido['passageiros'] = [
  { poltrona: 0, nome: 'Carla Cliente', documento: { tipo: 2, numero: '12.345.678-9' }, dataNascimento: '1990-05-17' },
  { poltrona: 0, nome: 'Joana Cliente', documento: { tipo: 2, numero: '98.765.432-1' }, dataNascimento: '2015-03-02' },
];

/** A saved passenger. */
const joana = {
  nome: 'Joana Cliente',
  documento: { tipo: 2, numero: '98.765.432-1' },
  dataNascimento: '1992-03-02',
  celular: '+5511987650002',
};

interface World {
  moveTo: (moment: Date) => void;
  /** Pays like a banking app. */
  pay: (txid: string) => Promise<void>;
}

const minutes = (count: number) => new Date(AGORA.getTime() + count * 60_000);

/** Records three past orders in their three final states, then the pending one. */
export async function recordCompra({ call }: Recorder, viagemId: string, world: World): Promise<void> {
  const hold = (poltronas: number[], name?: string) =>
    call<Reserva>('/Reservas', {
      method: 'POST',
      body: { trechos: [{ viagemId, localidadeOrigem: SAO_PAULO, localidadeDestino: RIO, poltronas }] },
      ...(name ? { name } : {}),
    });
  const order = (reservaId: string, poltronas: number[], name?: string) =>
    call<Pedido>('/Pedidos', {
      method: 'POST',
      body: {
        reservaId,
        comprador,
        passageiros: poltronas.map((poltrona, i) => ({ ...passageiros[i], poltrona })),
      },
      ...(name ? { name } : {}),
    });
  const charge = (id: string, name?: string) =>
    call<CobrancaPix>(`/Pedidos/${id}/Pix`, { method: 'POST', ...(name ? { name } : {}) });

  world.moveTo(minutes(-120));
  const lapsed = await order((await hold([5], 'reservaVencida')).id, [5], 'pedidoVencido');
  await charge(lapsed.id, 'pixVencido');

  world.moveTo(minutes(-60));
  await call(`/Pedidos/${lapsed.id}/Concluir`, { method: 'POST', name: 'concluirVencido' });
  await call(`/Pedidos/${lapsed.id}`);
  const bought = await order((await hold([9, 10], 'reservaPaga')).id, [9, 10], 'pedidoFeito');
  const { txid } = await charge(bought.id, 'pixPago');
  await world.pay(txid);
  const issued = await call<Pedido>(`/Pedidos/${bought.id}/Concluir`, { method: 'POST', name: 'pedidoEmitido' });
  await call(`/Pedidos/${bought.id}`);
  for (const { bilheteId } of issued.itens) await call(`/Bilhetes/${bilheteId}`);
  await call('/Embarque/Chaves');
  for (const { viagemId } of issued.itens.slice(0, 1)) await call(`/Embarque/${viagemId}/Cancelados`);

  world.moveTo(AGORA);
  for (const { bilheteId } of issued.itens) await call(`/Bilhetes/${bilheteId}/Acompanhamento`);
  await call('/Reservas');
  const { id: reservaId } = await hold([13, 14]);
  await call(`/Reservas/${reservaId}`);
  await call(`/Reservas/${reservaId}/Rascunho`);
  await call(`/Reservas/${reservaId}/Rascunho`, { method: 'PUT', body: { versao: 0, dados: {} } });
  const pending = await order(reservaId, [13, 14]);
  await charge(pending.id);
  await call(`/Pedidos/${pending.id}`);
  await call(`/Pedidos/${pending.id}/Concluir`, { method: 'POST' });
  await call('/Pedidos');
  for (const quem of ['agencia', 'agenciaResponsavel', 'admin', 'novaConta'] as const) await call('/Pedidos', { quem });
  const poltronas = [13, 14].map((poltrona) => ({ poltrona }));
  await call('/Pedidos/Cotacao', { method: 'POST', body: { reservaId, passageiros: poltronas } });
  await call('/Passageiros', { method: 'POST', body: joana });
  await call('/Passageiros');
  await recordRefusals({ call }, viagemId, reservaId);
}

async function recordRefusals({ call }: Pick<Recorder, 'call'>, viagemId: string, reservaId: string): Promise<void> {
  const trechos = [{ viagemId, localidadeOrigem: SAO_PAULO, localidadeDestino: RIO, poltronas: [13, 14] }];
  const post = { method: 'POST' } as const;
  const pedido = {
    reservaId,
    comprador,
    passageiros: [13, 14].map((poltrona, i) => ({ ...passageiros[i], poltrona })),
  };
  await call('/Reservas', { ...post, quem: 'agencia', body: { trechos }, name: 'poltronaOcupada' });
  await call('/Pedidos', { ...post, quem: 'anonimo', body: pedido, name: 'semLogin' });
  await call('/Pedidos', { ...post, quem: 'sessaoVencida', body: pedido, name: 'sessaoVencida' });
  await call('/Pedidos', { ...post, body: { ...pedido, cupom: 'NATAL' }, name: 'cupomInvalido' });
  const body = { ...pedido, comprador: { ...comprador, nome: 'Outra Pessoa' } };
  await call('/Pedidos', { ...post, body: pedido, key: 'gravacao-mesma-chave', name: 'pedidoDeNovo' });
  await call('/Pedidos', { ...post, body, key: 'gravacao-mesma-chave', name: 'chaveReutilizada' });
  await call('/Viagens/1', { name: 'viagemInexistente' });
  await call('/Pedidos/00000000-0000-4000-8000-000000000000', { name: 'pedidoInexistente' });
}

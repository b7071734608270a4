/** Every recorded answer of the book's stories matches the wire's schemas. */
import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { Type, type TSchema } from 'typebox';
import type { Recording } from '../../.storybook/app/recording';
import { ajvOptions } from '../../server/platform/http/validation/validation';
import { AcompanhamentoDoBilhete, Bilhete } from '../../src/domain/wire/bilhetes/bilhetes';
import { envelope } from '../../src/domain/wire/base/campos';
import { CompanhiaPublica } from '../../src/domain/wire/companhia/companhia';
import { AlteracaoConta, Conta, Contrato, NovaConta, SessaoPraxio } from '../../src/domain/wire/conta/conta';
import { Cotacao, NovaCotacao } from '../../src/domain/wire/compra/cotacao';
import { BilhetesSemValidade, ChaveEmbarque } from '../../src/domain/wire/bilhetes/embarque';
import { Exportacao } from '../../src/domain/wire/conta/exportacao';
import { Localidade } from '../../src/domain/wire/lugares/localidades';
import { CobrancaPix, NovoPedido, Pedido } from '../../src/domain/wire/compra/pedidos';
import { NovoPassageiroSalvo, PassageiroSalvo } from '../../src/domain/wire/conta/passageiros';
import { CartaoSalvo } from '../../src/domain/wire/pagamento/cartoesSalvos';
import { MeiosDePagamento } from '../../src/domain/wire/pagamento/meios';
import { MapaPoltronas } from '../../src/domain/wire/compra/poltronas';
import { Problema } from '../../src/domain/wire/base/problema';
import { NovoRascunho, Rascunho, VersaoRascunho } from '../../src/domain/wire/compra/rascunhos';
import { NovaReserva, Reserva, ReservaPropria } from '../../src/domain/wire/compra/reservas';
import {
  Alternativa,
  Conexao,
  DiaCalendario,
  InformacaoViagem,
  PartidaPainel,
  Viagem,
} from '../../src/domain/wire/viagens/viagens';
import { root } from './runModule';

const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);

/** Response schema of each route. */
const answers: Record<string, TSchema> = {
  'GET /Localidades': Type.Array(Localidade),
  'GET /Localidades/:id': Localidade,
  'GET /Empresa': CompanhiaPublica,
  'GET /Viagens': Type.Array(Viagem),
  'GET /Viagens/Alternativas': Type.Array(Alternativa),
  'GET /Viagens/Conexoes': Type.Array(Conexao),
  'GET /Viagens/Painel': Type.Array(PartidaPainel),
  'GET /Viagens/Calendario': Type.Array(DiaCalendario),
  'GET /Viagens/:id': InformacaoViagem,
  'GET /Viagens/:id/Poltronas': MapaPoltronas,
  'GET /Conta/ObterPorCognitoId': orNull(Conta),
  'GET /Conta/Exportacao': Exportacao,
  'PUT /Conta': Conta,
  'POST /Conta': Conta,
  'GET /LoginPraxio/LoginCache': orNull(SessaoPraxio),
  'POST /LoginPraxio': SessaoPraxio,
  'GET /Contrato/': Contrato,
  'GET /Pagamentos/Meios': MeiosDePagamento,
  'GET /Cartoes': Type.Array(CartaoSalvo),
  'POST /Reservas': Reserva,
  'GET /Reservas': Type.Array(ReservaPropria),
  'GET /Reservas/:id': ReservaPropria,
  'GET /Reservas/:id/Rascunho': orNull(Rascunho),
  'PUT /Reservas/:id/Rascunho': VersaoRascunho,
  'GET /Pedidos': Type.Array(Pedido),
  'POST /Pedidos': Pedido,
  'POST /Pedidos/Cotacao': Cotacao,
  'GET /Passageiros': Type.Array(PassageiroSalvo),
  'POST /Passageiros': PassageiroSalvo,
  'GET /Pedidos/:id': Pedido,
  'POST /Pedidos/:id/Pix': CobrancaPix,
  'POST /Pedidos/:id/Concluir': Pedido,
  'GET /Bilhetes/:id': Bilhete,
  'GET /Bilhetes/:id/Acompanhamento': AcompanhamentoDoBilhete,
  'GET /Embarque/Chaves': Type.Array(ChaveEmbarque),
  'GET /Embarque/:id/Cancelados': BilhetesSemValidade,
};

/** Request schema of each accepted call. */
const requests: Record<string, TSchema> = {
  'PUT /Conta': AlteracaoConta,
  'POST /Conta': NovaConta,
  'POST /Reservas': NovaReserva,
  'PUT /Reservas/:id/Rascunho': NovoRascunho,
  'POST /Pedidos': NovoPedido,
  'POST /Pedidos/Cotacao': NovaCotacao,
  'POST /Passageiros': NovoPassageiroSalvo,
};

const { customOptions, onCreate } = ajvOptions(false);
const ajv = new Ajv({ ...customOptions, validateFormats: true });
onCreate?.(ajv);
ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)) && /(Z|[+-]\d{2}:\d{2})$/.test(text));

const faults = (schema: TSchema, value: unknown) => {
  ajv.validate(schema, value);
  return ajv.errors ?? [];
};

const routeOf = ({ method, path: address }: Recording) =>
  `${method} ${address.split('?')[0]?.replace(/\/(\d+|[0-9a-f]{8}-[0-9a-f-]{27})(?=\/|$)/g, '/:id')}`;

const recordings = ['catalogo', 'conta', 'compra'].flatMap(
  (name) =>
    JSON.parse(fs.readFileSync(path.join(root, '.storybook/recordings', `${name}.json`), 'utf8')) as Recording[],
);
const cases = recordings.map((one): [string, Recording] => [`${one.name ?? one.quem}: ${one.method} ${one.path}`, one]);

it.each(cases)('%s is as the wire says', (_title, recording) => {
  const route = routeOf(recording);
  const isGood = recording.status < 400;
  expect(Object.keys(answers)).toContain(route);
  expect(faults(isGood ? envelope(answers[route]!) : Problema, recording.body)).toEqual([]);
  const sent = requests[route];
  if (isGood && sent) expect(faults(sent, recording.request)).toEqual([]);
});

it('holds an answer of every route that a screen asks for', () => {
  const recorded = new Set(recordings.filter(({ status }) => status < 400).map(routeOf));
  expect(Object.keys(answers).filter((route) => !recorded.has(route))).toEqual([]);
});

it('holds the refusals that screens must bear', () => {
  const refusals = recordings
    .filter(({ status }) => status >= 400)
    .map(({ status, body }) => [status, (body as { erros: { codigo: string }[] }).erros[0]?.codigo]);
  expect(refusals).toEqual(
    expect.arrayContaining([
      [401, 'TOKEN_EXPIRADO'],
      [401, 'LOGIN_NECESSARIO'],
      [404, 'PEDIDO_NAO_ENCONTRADO'],
      [409, 'POLTRONA_OCUPADA'],
      [409, 'CPF_JA_CADASTRADO'],
      [422, 'CHAVE_REUTILIZADA'],
    ]),
  );
});

it('names no recording twice', () => {
  const names = recordings.flatMap(({ name }) => name ?? []);
  expect(new Set(names).size).toBe(names.length);
});

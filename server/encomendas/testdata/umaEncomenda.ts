import { v7 } from 'uuid';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { signedInAs } from '../../../tests/support/startServer';
import { insertOperador } from '../../agencia/testdata/agencia';
import { seedAgencia } from '../../agencia/operadores/seedOperadores';
import type {
  CotacaoEncomenda,
  EncomendaBalcao,
  EncomendaPrePostada,
  NovoEvento,
} from '../../../src/domain/wire/encomendas/encomendas';
import type { Erro } from '../../../src/domain/wire/base/problema';
import type { Server } from '../../createServer';

interface Reply {
  statusCode: number;
  json: <T>() => T;
}

export const dataOf = <T>(reply: Reply): T => reply.json<{ data: T }>().data;
export const codigosDe = (reply: Reply): string[] => reply.json<{ erros: Erro[] }>().erros.map(({ codigo }) => codigo);

export const caixa = { pesoGramas: 4_200, comprimentoCm: 40, larguraCm: 30, alturaCm: 25 };
const umaCotacao = (changes: object = {}) => ({
  localidadeOrigem: lugares.saoPaulo,
  localidadeDestino: lugares.rio,
  volumes: [caixa],
  valorDeclaradoCentavos: 50_000,
  ...changes,
});
const ana = {
  nome: 'Ana Clara Souza',
  documento: { tipo: 'cpf', numero: '529.982.247-25' },
  celular: '+5511987654321',
};
const bento = { nome: 'Bento Araújo', documento: { tipo: 'cpf', numero: '11144477735' }, celular: '+5521987654321' };
export const FINAIS = { ana: '4725', bento: '7735' };
export const umaEncomenda = (cotacaoId: string, changes: object = {}) => ({
  cotacaoId,
  remetente: { ...ana, email: 'ana@itape.test' },
  destinatario: { ...bento, email: 'bento@itape.test' },
  fiscal: { tipo: 'declaracao', itens: [{ descricao: 'Livros usados', quantidade: 6, valorCentavos: 4_000 }] },
  ciencia: true,
  ...changes,
});

/** Somebody who sends parcels, and a clerk who takes them. */
export function encomendasDe(server: Pick<Server, 'app' | 'services'>, clerk = 'atendente') {
  const { app } = server;
  const headers = signedInAs(clerk, 'Agencia');
  const post = (url: string, payload: object, more: object = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { 'idempotency-key': v7(), ...more } });
  const atCounter = (codigo: string, step: string, payload: object) =>
    post(`/api/Agencia/Encomendas/${codigo}/${step}`, payload, headers);
  const cotacao = (changes: object = {}) => post('/api/Encomendas/Cotacao', umaCotacao(changes));
  const announce = async (changes: object = {}, quoted: object = {}) => {
    const { id } = dataOf<CotacaoEncomenda>(await cotacao(quoted));
    return post('/api/Encomendas', umaEncomenda(id, changes));
  };
  const announced = async (changes: object = {}) => dataOf<EncomendaPrePostada>(await announce(changes));
  const receive = (codigo: string, changes: object = {}) =>
    atCounter(codigo, 'Recebimento', { volumes: [caixa], totalCentavos: 3_590, meio: 'pix', ...changes });
  return {
    cotacao,
    announce,
    announced,
    receive,
    post,
    weigh: (codigo: string, volumes: object[]) => atCounter(codigo, 'Pesagem', { volumes }),
    move: (codigo: string, evento: NovoEvento | object) => atCounter(codigo, 'Eventos', evento),
    show: async (codigo: string) =>
      dataOf<EncomendaBalcao>(await app.inject({ url: `/api/Agencia/Encomendas/${codigo}`, headers })),
    track: (codigo: string, final: string, remoteAddress = '203.0.113.1') =>
      app.inject({ url: `/api/Encomendas/Rastreio/${codigo}`, headers: { 'x-documento-final': final }, remoteAddress }),
    /** Makes the clerk an operator of the agency. */
    employ: async () => {
      await seedAgencia(server.services.database);
      return insertOperador(server.services.database.db, clerk);
    },
    headers,
  };
}

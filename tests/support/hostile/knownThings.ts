import { randomUUID } from 'node:crypto';
import type { Server } from '../../../server/createServer';
import { encomendasDe, dataOf } from '../../../server/encomendas/testdata/umaEncomenda';
import type { CotacaoEncomenda } from '../../../src/domain/wire/encomendas/encomendas';
import { arquivos } from '../curriculos';
import { signedInAs } from '../startServer';

/** Ids of things that anybody or the company's staff makes, and the secrets by which their owners reach them. */
export interface KnownThings {
  encomenda: string;
  cotacao: string;
  manifestacao: string;
  candidatura: string;
  atendimento: { protocolo: string; chave: string };
  agencia: string;
  linha: string;
  onibus: string;
}

const CONTATO = { nome: 'Bento Araújo', email: 'bento@itape.test', consentimento: true };
const CELULAR = '+5521987654321';

/** Makes one of each on a server. */
export async function makeKnownThings(server: Server): Promise<KnownThings> {
  const staff = signedInAs('equipe', 'Admin');
  const post = async <T>(url: string, payload: object, headers = {}): Promise<T> => {
    const options = { method: 'POST', url: `/api${url}`, payload } as const;
    return dataOf<T>(await server.app.inject({ ...options, headers: { 'idempotency-key': randomUUID(), ...headers } }));
  };
  const first = async (url: string): Promise<string> => {
    const reply = await server.app.inject({ url: `/api/Administracao/${url}`, headers: staff });
    return /"id":"?(\w+)/.exec(reply.body)?.[1] ?? '';
  };
  const parcels = encomendasDe(server);
  const curriculo = { nome: 'cv.pdf', conteudo: Buffer.from(arquivos.pdf).toString('base64') };
  return {
    encomenda: (await parcels.announced()).codigo,
    cotacao: dataOf<CotacaoEncomenda>(await parcels.cotacao()).id,
    manifestacao: (
      await post<{ protocolo: string }>('/Manifestacoes', {
        tipo: 'elogio',
        nome: CONTATO.nome,
        email: CONTATO.email,
        mensagem: 'O motorista ajudou com as malas.',
      })
    ).protocolo,
    candidatura: (
      await post<{ protocolo: string }>('/Candidaturas', {
        ...CONTATO,
        area: 'manutencao',
        celular: CELULAR,
        cidade: 'Niterói',
        curriculo,
      })
    ).protocolo,
    atendimento: await post('/Chatbot/Atendimentos', { ...CONTATO, mensagem: 'Preciso mudar a data da passagem.' }),
    agencia: (
      await post<{ id: string }>(
        '/Administracao/Agencias',
        { nome: 'Agência Norte', cnpj: '11222333000181', responsavel: { nome: 'Nara Lima', email: 'nara@itape.test' } },
        staff,
      )
    ).id,
    linha: await first('Linhas'),
    onibus: await first('Onibus'),
  };
}

import type { AcessosEncontrados, BuscaAcessos } from '../../../src/domain/wire/administracao/acessos';
import type { ConsultaPessoal } from '../../../src/domain/wire/agencia/consultas';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { seedOperadores } from '../../agencia/operadores/seedOperadores';
import { insertOperador } from '../../agencia/testdata/agencia';
import type { Server } from '../../createServer';
import { dataOf, encomendasDe } from '../testdata/umaEncomenda';

let server: Server;
let operadorId: string;
let counter: ReturnType<typeof encomendasDe>;
beforeAll(async () => {
  server = await startServer();
  counter = encomendasDe(server);
  operadorId = (await counter.employ()).id;
}, START_MS);
afterAll(() => server.close());

const responsavel = signedInAs(seedOperadores.responsavel.user.sub, 'Agencia', 'AgenciaResponsavel');
const trail = async () => {
  const url = `/api/Agencia/Operadores/${operadorId}/Consultas`;
  return dataOf<ConsultaPessoal[]>(await server.app.inject({ url, headers: responsavel }));
};
const found = async (payload: BuscaAcessos) => {
  const url = '/api/Administracao/Acessos/Busca';
  const reply = await server.app.inject({ method: 'POST', url, headers: signedInAs('alda', 'Admin'), payload });
  const { acessos } = dataOf<AcessosEncontrados>(reply);
  return acessos.flatMap(({ alvo, quem, autor }) => (alvo === 'encomenda' ? [`${autor} ${quem}`] : []));
};

describe('a parcel that is opened at a counter', () => {
  it('is a look at the data of its two people, in the trail that the responsible one reads', async () => {
    const { codigo } = await counter.announced();
    expect((await counter.show(codigo)).destinatario.nome).toBe('Bento Araújo');
    expect(await trail()).toMatchObject([{ alvo: 'encomenda', motivo: 'encomenda', quem: codigo }]);
  });

  it('is found by the document or the address of either of them, and by nobody else’s', async () => {
    const { codigo } = await counter.announced();
    await counter.show(codigo);
    for (const asked of [
      { cpf: '529.982.247-25' },
      { cpf: '111.444.777-35' },
      { email: 'ana@itape.test' },
      { email: 'Bento@itape.test' },
    ]) {
      expect(await found(asked)).toContain(`atendente ${codigo}`);
    }
    expect(await found({ cpf: '390.533.447-05' })).toEqual([]);
    expect(await found({ email: 'carla@itape.test' })).toEqual([]);
  });

  it('is none where it is out of reach, nor in the list, which names nobody', async () => {
    const before = await trail();
    await server.app.inject({ url: '/api/Agencia/Encomendas', headers: counter.headers });
    await server.app.inject({ url: '/api/Agencia/Encomendas/ITAAAAAAAAA', headers: counter.headers });
    expect(await trail()).toEqual(before);
    const { codigo } = await counter.announced();
    await counter.receive(codigo, { totalCentavos: 4_030 });
    await server.services.database.db
      .insertInto('agencia_estabelecimento')
      .values({ id: 53, nome: 'Longe', localidade_id: null })
      .execute();
    await insertOperador(server.services.database.db, 'longe', { estabelecimento_id: 53 });
    const { headers } = encomendasDe(server, 'longe');
    expect((await server.app.inject({ url: `/api/Agencia/Encomendas/${codigo}`, headers })).statusCode).toBe(404);
    expect(await found({})).not.toContain(`longe ${codigo}`);
  });
});

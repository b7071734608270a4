import { addDias, diaEm } from '../../../src/domain/base/data';
import type { Manifestacao, ManifestacaoRecebida } from '../../../src/domain/wire/empresa/manifestacoes';
import type { Destino, DestinoResumo } from '../../../src/domain/wire/empresa/destinos';
import type { CarroFrota } from '../../../src/domain/wire/empresa/frota';
import type { Erro } from '../../../src/domain/wire/base/problema';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const umaManifestacao = (change: object = {}) => ({
  tipo: 'reclamacao',
  nome: 'Bento Araújo',
  email: 'Bento@itape.test',
  mensagem: 'O ar-condicionado do ônibus das oito não funcionou.',
  ...change,
});
let keys = 0;
const write = (payload: object, chave = `m-${(keys += 1)}`) =>
  server.app.inject({ method: 'POST', url: '/api/Manifestacoes', headers: { 'idempotency-key': chave }, payload });
const codigos = (answer: { json: <T>() => T }) => answer.json<{ erros: Erro[] }>().erros.map(({ codigo }) => codigo);
const dataOf = <T>(answer: { json: <J>() => J }): T => answer.json<{ data: T }>().data;
const follow = (protocolo: string, email: string) =>
  server.app.inject({ method: 'POST', url: `/api/Manifestacoes/${protocolo}/Busca`, payload: { email } });
const admin = signedInAs('chefe', 'Admin');
const answerTo = (protocolo: string, texto = 'Pedimos desculpas: o ônibus já está na oficina.') =>
  server.app.inject({
    method: 'PUT',
    url: `/api/Manifestacoes/${protocolo}/Resposta`,
    headers: admin,
    payload: { texto },
  });
const mailsAbout = (protocolo: string) =>
  server.services.database.db
    .selectFrom('caixa_saida')
    .select(['chave', 'corpo'])
    .where('chave', 'like', `%/${protocolo}`)
    .orderBy('chave')
    .execute();

describe('a letter to the company', () => {
  it('gets a protocol, a day for its answer, and an e-mail that says both', async () => {
    const manifestacao = dataOf<Manifestacao>(await write(umaManifestacao()));
    expect(manifestacao).toMatchObject({ situacao: 'recebida', resposta: null, tipo: 'reclamacao' });
    expect(manifestacao.prazo).toBe(addDias(diaEm(new Date(), 'America/Sao_Paulo'), 7));
    const [mail] = await mailsAbout(manifestacao.protocolo);
    expect(mail?.corpo).toMatchObject({ para: 'Bento@itape.test', codigo: manifestacao.protocolo });
    expect(JSON.stringify(mail?.corpo)).toContain(`canal=protocolo&numero=${manifestacao.protocolo}`);
  });

  it('is followed by who knows protocol and address, and by nobody else', async () => {
    const manifestacao = dataOf<Manifestacao>(await write(umaManifestacao()));
    const seen = await follow(manifestacao.protocolo, 'bento@ITAPE.test');
    expect(dataOf<Manifestacao>(seen)).toEqual(manifestacao);
    expect(seen.body).not.toMatch(/Bento|itape\.test/i);
    const refusals = [
      await follow(manifestacao.protocolo, 'ana@itape.test'),
      await follow('AAAA-AAAA', 'bento@itape.test'),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(refusals[0]?.json()).toEqual(refusals[1]?.json());
  });

  it('is answered once, by the company, and the answer goes out', async () => {
    const { protocolo } = dataOf<Manifestacao>(await write(umaManifestacao({ localizador: 'K7Q2MP' })));
    const waiting = await server.app.inject({ url: '/api/Manifestacoes', headers: admin });
    expect(dataOf<ManifestacaoRecebida[]>(waiting)).toContainEqual(
      expect.objectContaining({ protocolo, nome: 'Bento Araújo', localizador: 'K7Q2MP', celular: null }),
    );
    expect((await answerTo(protocolo)).statusCode).toBe(200);
    expect(dataOf<Manifestacao>(await follow(protocolo, 'bento@itape.test'))).toMatchObject({
      situacao: 'respondida',
      resposta: 'Pedimos desculpas: o ônibus já está na oficina.',
    });
    expect(codigos(await answerTo(protocolo, 'De novo.'))).toEqual(['MANIFESTACAO_RESPONDIDA']);
    expect((await answerTo('AAAA-AAAA')).statusCode).toBe(404);
    expect((await mailsAbout(protocolo)).map(({ chave }) => chave)).toEqual([
      `manifestacao-respondida/${protocolo}`,
      `manifestacao/${protocolo}`,
    ]);
    const left = await server.app.inject({ url: '/api/Manifestacoes', headers: admin });
    expect(dataOf<ManifestacaoRecebida[]>(left).map((one) => one.protocolo)).not.toContain(protocolo);
  });

  it('sent twice with its key is one letter', async () => {
    const first = await write(umaManifestacao(), 'm-duas-vezes');
    expect((await write(umaManifestacao(), 'm-duas-vezes')).json()).toEqual(first.json());
    expect(await mailsAbout(dataOf<Manifestacao>(first).protocolo)).toHaveLength(1);
  });

  it('is kept as it was written: nothing in it is markup', async () => {
    const mensagem = '<script>alert("x")</script>\n\tlinha & outra <img src=x onerror=1>';
    const { protocolo } = dataOf<Manifestacao>(await write(umaManifestacao({ mensagem })));
    const seen = await follow(protocolo, 'bento@itape.test');
    expect(dataOf<Manifestacao>(seen).mensagem).toBe(mensagem);
    expect(seen.headers['content-type']).toContain('application/json');
  });

  it.each([
    ['that says nothing', { mensagem: 'Ruim.' }, 'TAMANHO_INVALIDO'],
    ['beyond measure', { mensagem: 'a'.repeat(3001) }, 'TAMANHO_INVALIDO'],
    ['of a kind that is not', { tipo: 'ameaca' }, 'VALOR_INVALIDO'],
    ['from no address', { email: 'bento' }, 'EMAIL_INVALIDO'],
    ['with a control character', { mensagem: `${'a'.repeat(30)}\u0000` }, 'VALOR_INVALIDO'],
    ['about an order that cannot be', { localizador: 'k7' }, 'VALOR_INVALIDO'],
  ])('is refused %s', async (_, change, codigo) => {
    const answer = await write(umaManifestacao(change));
    expect([answer.statusCode, codigos(answer)]).toEqual([400, [codigo]]);
  });
});

describe('an address that nobody has proven', () => {
  const bait = { nome: 'Ganhe Premio', mensagem: 'Clique em https://golpe.test e receba seu reembolso hoje.' };
  const words = (mail: { corpo: unknown }) => JSON.stringify(mail.corpo);

  it('gets a protocol and fixed words: neither the name nor the text that was typed, nor the answer to it', async () => {
    const { protocolo } = dataOf<Manifestacao>(await write(umaManifestacao(bait)));
    await answerTo(protocolo, 'Você escreveu: receba seu reembolso hoje.');
    const mails = await mailsAbout(protocolo);
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(words(mail)).toContain(protocolo);
      expect(words(mail)).not.toMatch(/golpe|reembolso|Premio/i);
    }
  });
});

describe('what the company shows', () => {
  it('is the coaches that run, each with its plan', async () => {
    const frota = dataOf<CarroFrota[]>(await server.app.inject({ url: '/api/Frota' }));
    expect(frota.map(({ nome }) => nome)).toEqual(['Convencional 46', 'Dois andares']);
    const [um, dois] = frota;
    expect(um).toMatchObject({ lugares: 46, andares: 1, classes: [{ classe: 'convencional', lugares: 46 }] });
    expect(um?.partidasSemana).toBeGreaterThanOrEqual(18);
    expect(dois?.classes).toEqual([
      { classe: 'executivo', lugares: 32 },
      { classe: 'leito', lugares: 12 },
    ]);
    expect(dois?.poltronas[0]).not.toHaveProperty('situacao');
  });

  it('is where it goes, with the cheapest way, and nowhere that no line goes', async () => {
    const destinos = dataOf<DestinoResumo[]>(await server.app.inject({ url: '/api/Destinos' }));
    expect(destinos.map(({ localidade, origens }) => [localidade.nome, origens])).toEqual([
      ['Resende', 2],
      ['Rio de Janeiro', 2],
      ['São Paulo', 3],
    ]);
    expect(destinos[0]?.menorPrecoCentavos).toBe(160 * 30 + 600 + 500 + 150);
    expect(destinos.map(({ origemMenorPreco: { nome, uf } }) => `${nome}, ${uf}`)).toEqual([
      'Rio de Janeiro, RJ',
      'Resende, RJ',
      'Resende, RJ',
    ]);
  });

  it('is each way to a place and from it, with its time and its classes', async () => {
    const answer = await server.app.inject({ url: `/api/Destinos/${lugares.saoPaulo}` });
    const { localidade, chegando, saindo } = dataOf<Destino>(answer);
    expect(localidade.nome).toBe('São Paulo');
    expect(chegando.map((rota) => [rota.origem.nome, rota.duracaoMinutos, rota.classes])).toEqual([
      ['Campo Grande', 900, ['executivo', 'leito']],
      ['Resende', 240, ['convencional']],
      ['Rio de Janeiro', 390, ['convencional']],
    ]);
    expect(saindo.map((rota) => [rota.destino.nome, rota.menorPrecoCentavos])).toEqual([
      ['Resende', 270 * 30 + 1250],
      ['Rio de Janeiro', 430 * 30 + 1250],
    ]);
  });

  it('is nothing where no line goes', async () => {
    for (const id of [lugares.ilhaDoMel, '999']) {
      const answer = await server.app.inject({ url: `/api/Destinos/${id}` });
      expect([answer.statusCode, codigos(answer)]).toEqual([404, ['DESTINO_NAO_ENCONTRADO']]);
    }
  });
});

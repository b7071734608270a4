import { refusedBy } from '../../../tests/support/refusedBy';
import { novoRio, tiete } from '../../../tests/support/viagemBuilders';
import {
  embarqueSchema,
  encerramentoSchema,
  entregaSchema,
  procuraSchema,
  recebimentoSchema,
  revisaoSchema,
} from './atendimentoEncomendaSchema';
import {
  cotacaoVazia,
  fiscalVazio,
  isTipoDocumentoParte,
  partesVazias,
  toNovaCotacao,
  toNovaEncomenda,
  type DadosFiscais,
} from './formularioEncomenda';

describe('a parcel at the counter', () => {
  it('goes with a departure that is offered now, and with no other', () => {
    const embarque = (viagemId: string, viagens: unknown) => refusedBy(embarqueSchema, { viagemId }, { viagens });
    expect(embarque('100', ['100', '200'])).toEqual({});
    for (const viagens of [['200'], [], undefined, '100'])
      expect(embarque('100', viagens)).toEqual({ viagemId: 'Escolha a viagem' });
    expect(embarque('', ['100'])).toEqual({ viagemId: 'Escolha a viagem' });
  });

  it('is handed over to somebody with a name and the end of a document', () => {
    const entrega = (fields: object) =>
      Object.keys(refusedBy(entregaSchema, { nome: 'Bia Souza', documentoFinal: '4725', meio: 'dinheiro', ...fields }));
    expect(entrega({})).toEqual([]);
    expect(entrega({ nome: 'Bia' })).toEqual(['nome']);
    for (const documentoFinal of ['', '472', '47255', '47-5'])
      expect(entrega({ documentoFinal })).toEqual(['documentoFinal']);
  });

  it('that ends otherwise has a reason', () => {
    const fim = (motivo: string) => refusedBy(encerramentoSchema, { fim: 'extraviada', motivo });
    expect(fim('Sumiu no terminal')).toEqual({});
    expect([fim(''), fim(' ab ')]).toEqual([{ motivo: 'Diga o motivo' }, { motivo: 'Diga o motivo' }]);
  });

  it('is found by its code alone, however it is spaced', () => {
    const procura = (codigo: string) => Object.keys(refusedBy(procuraSchema, { codigo }));
    expect(procura('')).toEqual(['codigo']);
    expect(procura('IT K7Q2')).toEqual(['codigo']);
  });

  it('is paid by one of the ways, and taken only by somebody who knows what is forbidden', () => {
    expect(refusedBy(recebimentoSchema, { meio: 'pix' })).toEqual({});
    expect(refusedBy(revisaoSchema, { ciencia: true })).toEqual({});
    expect(Object.keys(refusedBy(revisaoSchema, { ciencia: false }))).toEqual(['ciencia']);
    expect(Object.keys(refusedBy(revisaoSchema, {}))).toEqual(['ciencia']);
  });
});

describe('the form of a parcel as it is sent', () => {
  const typed = {
    nome: '  ana souza ',
    tipo: 'cpf',
    numero: '529.982.247-25',
    celular: '(11) 98765-4321',
    email: ' ',
  };
  const partes = {
    remetente: typed,
    destinatario: { ...typed, tipo: 'passaporte', numero: 'ab 123456', email: ' b@b.test ' },
  };
  const sent = (fiscal: DadosFiscais) => toNovaEncomenda('c1', partes, fiscal, true);

  it('has people without masks, and an address only where one was typed', () => {
    const { remetente, destinatario } = sent(fiscalVazio);
    expect(remetente).toMatchObject({ documento: { tipo: 'cpf', numero: '52998224725' }, celular: '+5511987654321' });
    expect(remetente).not.toHaveProperty('email');
    expect(remetente.nome).toBe('ana souza');
    expect(destinatario).toMatchObject({ documento: { tipo: 'passaporte' }, email: 'b@b.test' });
  });

  it('has the key of a fiscal note without its spaces, or what is declared', () => {
    expect(sent({ ...fiscalVazio, tipo: 'nfe', chave: '3526 0712.3456-78' }).fiscal).toEqual({
      tipo: 'nfe',
      chave: '35260712345678',
    });
    const itens = [{ descricao: ' Livros ', quantidade: '2', valor: 4_990 }];
    expect(sent({ ...fiscalVazio, itens }).fiscal).toEqual({
      tipo: 'declaracao',
      itens: [{ descricao: 'Livros', quantidade: 2, valorCentavos: 4_990 }],
    });
  });

  it('has a value of nothing where none was typed, which the API refuses', () => {
    expect(sent(fiscalVazio).fiscal).toMatchObject({ itens: [{ valorCentavos: 0 }] });
    expect(toNovaCotacao(cotacaoVazia)).toMatchObject({
      localidadeOrigem: '',
      localidadeDestino: '',
      valorDeclaradoCentavos: 0,
    });
  });

  it('asks for a price between the two places', () => {
    const place = (lugar: typeof tiete) => ({ texto: lugar.nome, lugar });
    expect(
      toNovaCotacao({ ...cotacaoVazia, origem: place(tiete), destino: place(novoRio), valor: 50_000 }),
    ).toMatchObject({
      localidadeOrigem: tiete.id,
      localidadeDestino: novoRio.id,
      valorDeclaradoCentavos: 50_000,
    });
  });

  it('knows its kinds of documents, and begins with a CPF', () => {
    expect(['cpf', 'cnpj', 'passaporte', 'rg', 'toString', ''].map(isTipoDocumentoParte)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([partesVazias.remetente.tipo, partesVazias.destinatario.tipo]).toEqual(['cpf', 'cpf']);
  });
});

import { describeBodies } from '../../../../tests/support/expectBodies';
import { NovaCotacaoEncomenda, NovaEncomenda, NovoEvento, Recebimento } from '../encomendas/encomendas';
import { NovoStatusViagem } from '../viagens/operacao';
import { AlteracaoConta, AlteracaoEmail, ConfirmacaoEmail, NovaConta } from './conta';
import { NovoPassageiroSalvo } from './passageiros';

const pessoa = { nome: 'Ana Souza', dataNascimento: '1990-05-17', celular: '+5511987654321' };

describeBodies('a new account', {
  schema: NovaConta,
  body: { ...pessoa, cpf: '52998224725', termosAceite: true, email: 'ana@itape.test', provedorTipo: 1 },
  taken: [{ provedorTipo: 6 }, { cpf: '529.982.247-25' }],
  refused: [
    { termosAceite: false },
    { termosAceite: undefined },
    { provedorTipo: 0 },
    { provedorTipo: 7 },
    { cpf: '52998224724' },
    { cpf: undefined },
    { grupos: ['Admin'] },
    { sub: '00000000-0000-4000-8000-000000000000' },
  ],
});

describeBodies('a changed account', {
  schema: AlteracaoConta,
  body: pessoa,
  taken: [],
  // CPF and address of an account are not changed by a form.
  refused: [
    { cpf: '52998224725' },
    { email: 'x@itape.test' },
    { nome: 'Ana' },
    { celular: '' },
    { dataNascimento: null },
  ],
});

describeBodies('another address of an account', {
  schema: AlteracaoEmail,
  body: { email: 'nova@itape.test' },
  taken: [],
  refused: [{ email: 'nova' }, { email: 'nova@itape.test\r\nBcc: x@itape.test' }, { sub: 'x' }],
});

describeBodies('the code of another address', {
  schema: ConfirmacaoEmail,
  body: { codigo: '012345' },
  taken: [{ codigo: undefined }],
  refused: [
    { codigo: '12345' },
    { codigo: '1234567' },
    { codigo: '12 345' },
    { codigo: 123456 },
    { codigo: '１２３４５６' },
  ],
});

describeBodies('a saved passenger', {
  schema: NovoPassageiroSalvo,
  body: { nome: 'Bia Souza', documento: { tipo: 1, numero: '52998224725' }, dataNascimento: '2015-01-31' },
  taken: [{ celular: '+5511987654321' }],
  refused: [{ documento: { tipo: 0, numero: '123' } }, { documento: undefined }, { celular: '11' }, { conta: 'x' }],
});

const volume = { pesoGramas: 1_500, comprimentoCm: 30, larguraCm: 20, alturaCm: 10 };

describeBodies('a quote of a parcel', {
  schema: NovaCotacaoEncomenda,
  body: { localidadeOrigem: '1', localidadeDestino: '2', volumes: [volume], valorDeclaradoCentavos: 50_000 },
  taken: [{ volumes: Array.from({ length: 5 }, () => volume) }, { valorDeclaradoCentavos: 0 }],
  refused: [
    { volumes: [] },
    { volumes: Array.from({ length: 6 }, () => volume) },
    { volumes: [{ ...volume, pesoGramas: 0 }] },
    { volumes: [{ ...volume, alturaCm: -1 }] },
    { volumes: [{ ...volume, larguraCm: 1_001 }] },
    { valorDeclaradoCentavos: -1 },
    { totalCentavos: 1 },
  ],
});

const parte = { nome: 'Ana Souza', documento: { tipo: 'cpf', numero: '52998224725' }, celular: '+5511987654321' };
const item = { descricao: 'Livros', quantidade: 2, valorCentavos: 4_990 };

describeBodies('a parcel', {
  schema: NovaEncomenda,
  body: {
    cotacaoId: 'c1',
    remetente: parte,
    destinatario: { ...parte, email: 'bia@itape.test' },
    fiscal: { tipo: 'declaracao', itens: [item] },
    ciencia: true,
  },
  taken: [
    { fiscal: { tipo: 'nfe', chave: '1'.repeat(44) } },
    { remetente: { ...parte, documento: { tipo: 'passaporte', numero: 'AB123456' } } },
  ],
  refused: [
    { fiscal: { tipo: 'declaracao', itens: [] } },
    { fiscal: { tipo: 'declaracao', chave: '1' } },
    { fiscal: { tipo: 'nfe', chave: '1', itens: [item] } },
    { fiscal: { tipo: 'declaracao', itens: [{ ...item, quantidade: 0 }] } },
    { fiscal: { tipo: 'declaracao', itens: [{ ...item, valorCentavos: 0 }] } },
    { fiscal: undefined },
    { remetente: { ...parte, documento: { tipo: 'rg', numero: '123456' } } },
    { destinatario: undefined },
    { ciencia: undefined },
    { totalCentavos: 0 },
  ],
});

describeBodies('a parcel received at the counter', {
  schema: Recebimento,
  body: { volumes: [volume], totalCentavos: 4_500, meio: 'dinheiro' },
  taken: [{ meio: 'pix' }, { meio: 'debito' }, { meio: 'credito' }],
  refused: [{ meio: 'cheque' }, { totalCentavos: -1 }, { volumes: undefined }, { totalCentavos: undefined }],
});

describeBodies('a parcel handed over', {
  schema: NovoEvento,
  body: { situacao: 'entregue', nome: 'Bia Souza', documentoFinal: '4725', armazenagemCentavos: 0 },
  taken: [{ documentoFinal: 'a1B2' }, { armazenagemCentavos: 900, meio: 'pix' }],
  refused: [
    { documentoFinal: '472' },
    { documentoFinal: '47-5' },
    { armazenagemCentavos: undefined },
    { armazenagemCentavos: -1 },
    { motivo: 'sumiu' },
    { situacao: 'postada' },
  ],
});

describeBodies('a parcel on its way', {
  schema: NovoEvento,
  body: { situacao: 'em_transporte', viagemId: '100' },
  taken: [],
  refused: [{ viagemId: undefined }, { viagemId: 'x' }, { motivo: 'x' }, { situacao: 'extraviada' }],
});

describeBodies('a report on a departure', {
  schema: NovoStatusViagem,
  body: { situacao: 'prevista', atrasoMinutos: 0 },
  taken: [{ atrasoMinutos: 1_440 }, { situacao: 'cancelada' }, { plataforma: '12 B' }],
  refused: [
    { atrasoMinutos: -1 },
    { atrasoMinutos: 1_441 },
    { atrasoMinutos: 7.5 },
    { situacao: 'adiada' },
    { plataforma: '' },
    { plataforma: ' 12' },
    { plataforma: '<b>' },
    { observacao: '' },
    { motivo: 'preguiça' },
  ],
});

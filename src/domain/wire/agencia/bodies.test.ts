import { describeBodies } from '../../../../tests/support/expectBodies';
import { NovoCupom, NovaSituacaoCupom } from '../administracao/cupons';
import { NovaRegraTarifa } from '../administracao/tarifas';
import { LeiturasEmbarque } from '../bilhetes/embarque';
import { ProcuraPedido } from '../bilhetes/procura';
import { FiltroFechamentos, NovaConferencia, NovaContagem, NovoCaixa, NovoFechamento, NovoLancamento } from './caixas';
import { EdicaoOperador, NovoOperador } from './operadores';
import { BuscaPedidos, ExportacaoPedidos, FiltroPedidos } from './pedidosAgencia';

describeBodies('the opening of a till', {
  schema: NovoCaixa,
  body: { fundoCentavos: 10_000 },
  taken: [{ fundoCentavos: 0 }],
  refused: [
    { fundoCentavos: -1 },
    { fundoCentavos: 0.5 },
    { fundoCentavos: '0' },
    { fundoCentavos: 1e12 },
    { operador: 'x' },
  ],
});

describeBodies('money in or out of a drawer', {
  schema: NovoLancamento,
  body: { tipo: 'sangria', valorCentavos: 5_000, motivo: 'Depósito no cofre' },
  taken: [{ tipo: 'suprimento' }, { valorCentavos: 1 }],
  refused: [
    { tipo: 'venda' },
    { valorCentavos: 0 },
    { valorCentavos: -5_000 },
    { valorCentavos: 1e12 },
    { motivo: '' },
    { motivo: 'a'.repeat(5_000) },
    { motivo: 'cofre\u0000' },
  ],
});

const nota = { valorCentavos: 10_000, quantidade: 3 };

describeBodies('a count of a drawer', {
  schema: NovaContagem,
  body: { cedulas: [nota] },
  taken: [{ cedulas: [] }, { cedulas: [{ ...nota, quantidade: 0 }] }],
  refused: [
    { cedulas: [{ ...nota, valorCentavos: 10_001 }] },
    { cedulas: [{ ...nota, valorCentavos: 0 }] },
    { cedulas: [{ ...nota, quantidade: -1 }] },
    { cedulas: [{ ...nota, quantidade: 1.5 }] },
    { cedulas: Array.from({ length: 40 }, () => nota) },
    { esperadoCentavos: 0 },
  ],
});

describeBodies('the closing of a till', {
  schema: NovoFechamento,
  body: { contagemId: 'c1' },
  taken: [{ nota: '' }, { nota: 'Faltou troco.\nVer amanhã.' }],
  refused: [{ contagemId: '' }, { contagemId: undefined }, { nota: 'a'.repeat(5_000) }, { diferencaCentavos: 0 }],
});

describeBodies('the decision on a till', {
  schema: NovaConferencia,
  body: { decisao: 'conferido', contagemId: 'c1' },
  taken: [{ decisao: 'devolvido', nota: 'Recontar' }],
  refused: [{ decisao: 'fechado' }, { decisao: undefined }, { contagemId: undefined }],
});

describeBodies('the filters of tills', {
  schema: FiltroFechamentos,
  body: {},
  taken: [
    { estado: 'aberto', operador: 'o1', inicio: '2026-11-01', fim: '2026-11-30', pagina: '1' },
    { pagina: '9999' },
  ],
  refused: [
    { estado: 'sumido' },
    { inicio: '01/11/2026' },
    { fim: '2026-11-31' },
    { pagina: '0' },
    { pagina: '10000' },
  ],
});

const limites = { limiteCaixaCentavos: 100_000, limiteDescontoPontos: 500, comissaoPontos: 300 };

describeBodies('a new operator', {
  schema: NovoOperador,
  body: { nome: 'Bruno Lima', email: 'bruno@itape.test', papel: 'operador', ...limites },
  taken: [{ papel: 'responsavel' }, { limiteCaixaCentavos: 0, limiteDescontoPontos: 0, comissaoPontos: 0 }],
  refused: [
    { nome: 'Bruno' },
    { email: 'bruno' },
    { papel: 'admin' },
    { limiteDescontoPontos: 10_001 },
    { limiteDescontoPontos: -1 },
    { comissaoPontos: 100_000 },
    { comissaoPontos: 0.5 },
    { limiteCaixaCentavos: undefined },
    { senha: 'senha123' },
  ],
});

describeBodies('changed limits of an operator', {
  schema: EdicaoOperador,
  body: { papel: 'operador', versao: 1, ...limites },
  taken: [{ versao: 7 }],
  // The version that was seen is part of each change.
  refused: [{ versao: undefined }, { versao: 0 }, { nome: 'Outro Nome' }, { email: 'x@itape.test' }],
});

const filtro = { de: '2026-11-01', ate: '2026-11-30', situacao: 'emitidos', localizador: 'ABCD23' };

describeBodies('the filters of an agency’s orders', {
  schema: FiltroPedidos,
  body: filtro,
  taken: [{ cursor: 'x_1-Y' }, { localizador: 'abcd23' }],
  // A CPF never stands in an address.
  refused: [{ cpf: '52998224725' }, { localizador: 'ABC' }, { cursor: 'a b' }, { situacao: 'pago' }, { de: '1/11' }],
});

describeBodies('the search of an agency’s orders', {
  schema: BuscaPedidos,
  body: { ...filtro, cpf: '52998224725' },
  taken: [{ cpf: undefined }],
  refused: [{ cpf: '11111111111' }, { cpf: '529' }],
});

describeBodies('the export of an agency’s orders', {
  schema: ExportacaoPedidos,
  body: filtro,
  taken: [{ cpf: '52998224725' }],
  refused: [{ cursor: 'x1' }],
});

describeBodies('the search of an order at the counter', {
  schema: ProcuraPedido,
  body: { localizador: 'ABCD23', documento: '12345678' },
  taken: [{ localizador: 'abcd23' }],
  refused: [
    { localizador: 'ABCD2' },
    { localizador: 'ABCD2%' },
    { documento: '' },
    { documento: 'x'.repeat(60) },
    { documento: undefined },
  ],
});

const leitura = { codigo: 'IT1.a.b', lidoEm: '2026-11-21T10:00:00-03:00' };

describeBodies('readings at the door', {
  schema: LeiturasEmbarque,
  body: { leituras: [leitura] },
  taken: [{ leituras: Array.from({ length: 100 }, () => leitura) }],
  refused: [
    { leituras: [] },
    { leituras: Array.from({ length: 101 }, () => leitura) },
    { leituras: [{ ...leitura, codigo: 'a'.repeat(401) }] },
    { leituras: [{ ...leitura, lidoEm: '2026-11-21 10:00' }] },
    { leituras: [{ ...leitura, operador: 'o1' }] },
  ],
});

describeBodies('a new coupon', {
  schema: NovoCupom,
  body: {
    codigo: 'FAMILIA15',
    descricao: 'Família',
    percentual: 15,
    valorCentavos: null,
    minimoCentavos: 0,
    tetoCentavos: 6_000,
    vigenteDe: '2026-01-01',
    vigenteAte: null,
    limiteTotal: null,
    limitePessoa: 1,
    primeiraCompra: false,
  },
  taken: [{ percentual: 100 }, { percentual: null, valorCentavos: 1 }, { limiteTotal: 1_000_000 }],
  refused: [
    { codigo: 'ab' },
    { codigo: 'família' },
    { percentual: 0 },
    { percentual: 101 },
    { percentual: 12.5 },
    { valorCentavos: 0 },
    { minimoCentavos: -1 },
    { tetoCentavos: 0 },
    { vigenteDe: '2026-02-30' },
    { limitePessoa: 0 },
    { limiteTotal: 0 },
    { primeiraCompra: null },
    { situacao: 'ativo' },
  ],
});

describeBodies('another state of a coupon', {
  schema: NovaSituacaoCupom,
  body: { versao: 2, situacao: 'pausado' },
  taken: [{ situacao: 'ativo' }, { situacao: 'encerrado' }],
  refused: [{ situacao: 'vencido' }, { versao: 0 }, { versao: undefined }],
});

describeBodies('a new rule of fares', {
  schema: NovaRegraTarifa,
  body: {
    nome: 'Fim de semana',
    etapa: 'semana',
    medida: 'percentual',
    valor: 1_000,
    vigenteDe: '2026-11-01',
    vigenteAte: null,
    linha: null,
    origem: null,
    destino: null,
    classe: null,
    dias: 65,
    periodos: [],
    antecedenciaMin: null,
    antecedenciaMax: null,
    ocupacaoMin: null,
    ocupacaoMax: null,
    cota: null,
    observacao: '',
  },
  taken: [{ valor: -10_000_000 }, { dias: 1 }, { dias: 127 }, { origem: '1', destino: '2' }, { substitui: 'r1' }],
  refused: [
    { nome: 'ab' },
    { etapa: 'base' },
    { medida: 'dolar' },
    { valor: 10_000_001 },
    { valor: 0.5 },
    { dias: 0 },
    { dias: 128 },
    { classe: 'primeira' },
    { origem: 'x' },
    { antecedenciaMin: 366 },
    { ocupacaoMax: 101 },
    { cota: 0 },
    { cota: 100 },
    { periodos: [{ de: '2026-12-24' }] },
    { periodos: [{ de: '2026-12-24', ate: '24/12' }] },
    { observacao: 'a'.repeat(301) },
    { criadaPor: 'x' },
  ],
});

import fc, { type Arbitrary } from 'fast-check';
import { toBuscaAcessos } from '../../../../src/domain/administracao/buscaAcessos';
import { buscaAcessosSchema } from '../../../../src/domain/administracao/buscaAcessosSchema';
import { respostaSchema } from '../../../../src/domain/administracao/respostaSchema';
import {
  novaRegraDe,
  toNovaRegra,
  type DadosRegra,
} from '../../../../src/domain/administracao/tarifas/formularioRegra';
import { regraSchema } from '../../../../src/domain/administracao/tarifas/formularioRegraSchema';
import { chamadaDaAgencia, type DadosAgencia } from '../../../../src/domain/agencia/agencias/acoes';
import { agenciaSchema } from '../../../../src/domain/agencia/agencias/agenciaSchema';
import { encerramentoSchema, entregaSchema } from '../../../../src/domain/encomendas/atendimentoEncomendaSchema';
import { operacaoVazia, toNovoStatus, type DadosOperacao } from '../../../../src/domain/viagens/operacaoViagem';
import { operacaoSchema } from '../../../../src/domain/viagens/operacaoViagemSchema';
import { BuscaAcessos } from '../../../../src/domain/wire/administracao/acessos';
import { NovaRegraTarifa } from '../../../../src/domain/wire/administracao/tarifas';
import { NovaAgencia } from '../../../../src/domain/wire/agencia/agencias';
import { FimAtendimento } from '../../../../src/domain/wire/chatbot/aoVivo';
import { RespostaManifestacao } from '../../../../src/domain/wire/empresa/manifestacoes';
import { NovoEvento } from '../../../../src/domain/wire/encomendas/encomendas';
import { NovoStatusViagem } from '../../../../src/domain/wire/viagens/operacao';
import { expectWireTakes, way, type FormToWire } from '../../../../tests/support/formToWire';
import { cpf, email, letters, lugar, nome, of, text } from '../../../../tests/support/typedFields';
import { novoRio, tiete } from '../../../../tests/support/viagemBuilders';

/** A form that is right but for one to three fields, which are at or beyond their limits. */
const around = <D extends object>(right: D, edges: Record<string, Arbitrary<unknown>>): Arbitrary<D> =>
  fc
    .subarray(Object.entries(edges), { minLength: 1, maxLength: 3 })
    .chain((some) => fc.record(Object.fromEntries(some)))
    .map((changed) => ({ ...right, ...changed }));

const dia = of('', '24/12/2026', '31/12/2199', '01/01/2200', '31/12/9999', '31/12/1799', '29/02/2027');
const numero = of('', '0', '1', '99', '100', '365', '366', ' 7 ', '-1', '1,5');
const regra: DadosRegra = { ...novaRegraDe('2026-11-24'), nome: 'Verão', valor: '10' };
const agencia: DadosAgencia = {
  nome: 'Agência Sul',
  cnpj: '11.222.333/0001-81',
  responsavel: 'Célia Moura',
  email: 'c@itape.test',
};
const operacao: DadosOperacao = { ...operacaoVazia, atraso: '10', motivo: 'chuva' };

const ways: Record<string, FormToWire> = {
  'a rule of fares': way(
    around(regra, {
      nome: text(3, 60),
      etapa: of('temporada', 'promocao', 'piso', 'teto'),
      medida: of('percentual', 'centavos', 'tarifa', 'porKm'),
      valor: of('-10', '0,01', '300', '300,01', '10,000001', '10,5', '99999', '99999,99', '-99999,99'),
      vigenteDe: dia,
      vigenteAte: dia,
      linha: of('', ' ', ' 08-0123-00\t', letters(40)),
      origem: lugar(tiete, novoRio),
      destino: lugar(novoRio, tiete),
      periodos: of('', '24/12/2026 a 26/12/2026', '26/12/2026 a 24/12/2026', '31/12/9999'),
      antecedenciaMin: numero,
      antecedenciaMax: numero,
      ocupacaoMin: numero,
      ocupacaoMax: numero,
      cota: numero,
      observacao: text(1, 300),
      dia0: of(false),
    }),
    regraSchema,
    toNovaRegra,
    NovaRegraTarifa,
  ),
  'a report on a departure': way(
    around(operacao, {
      acao: of('atraso', 'cancelada'),
      atraso: of('0', ' 5 ', '1440', '1441', '-1', '1e3', ''),
      plataforma: of('', ' ', 'A 12', 'plataforma1', 'é', letters(10), letters(11)),
      motivo: of('', 'chuva', 'preguica'),
      observacao: text(1, 200),
    }),
    operacaoSchema,
    toNovoStatus,
    NovoStatusViagem,
  ),
  'an agency': way(
    around(agencia, {
      nome: text(3, 120),
      cnpj: of('11222333000181', ' 11.222.333/0001-81 ', '11.222.333/0001-82'),
      responsavel: nome,
      email,
    }),
    agenciaSchema,
    (dados: DadosAgencia) => chamadaDaAgencia({ tipo: 'criar', dados }).body,
    NovaAgencia,
  ),
  'the answer to a letter': way(
    fc.record({ texto: text(2, 3_000) }),
    respostaSchema,
    ({ texto }) => ({ texto: texto.trim() }),
    RespostaManifestacao,
  ),
  'the end of a conversation': way(
    fc.record({ texto: text(2, 3_000) }),
    respostaSchema,
    ({ texto }) => ({ resposta: texto.trim() }),
    FimAtendimento,
  ),
  'a search for looks at data': way(
    fc.record({ pessoa: fc.oneof(cpf, email, of('', ' ')) }),
    buscaAcessosSchema,
    toBuscaAcessos,
    BuscaAcessos,
  ),
  'the end of a parcel': way(
    fc.record({ fim: of('devolvida', 'extraviada'), motivo: text(3, 200) }),
    encerramentoSchema,
    ({ fim, motivo }) => ({ situacao: fim, motivo: motivo.trim() }),
    NovoEvento,
  ),
  'the handing over of a parcel': way(
    fc.record({ nome, documentoFinal: of('4725', ' 4725 ', 'ab12', '472', '47255', 'ç725'), meio: of('dinheiro') }),
    entregaSchema,
    (dados) => ({
      situacao: 'entregue',
      nome: dados.nome.trim(),
      documentoFinal: dados.documentoFinal.trim(),
      armazenagemCentavos: 0,
    }),
    NovoEvento,
  ),
};

describe('what a form of the staff lets through', () => {
  it.each(Object.entries(ways))('as %s, the API takes', (_, one) => expectWireTakes(one, 300));
});

import { toDadosEmpresa } from '../../src/domain/companhia/formularioEmpresa';
import type { AdministracaoEvents } from '../../src/events/administracao';
import { umaCompanhia } from '../../tests/bodies/companhiaBodies';

const ID = '00000000-0000-7000-8000-000000000001';

/** Sample payloads of the back office's events. */
export const examplesAdministracao: AdministracaoEvents = {
  SecaoFiltrada: { path: '/administracao/manifestacoes', busca: { situacao: 'respondida' } },
  ManifestacaoRespondida: { protocolo: 'K7Q2-MP4X', texto: 'Pedimos desculpas: o ônibus já está na oficina.' },
  CandidaturaTriada: { protocolo: 'K7Q2-MP4X', situacao: 'vista' },
  PartidaOperada: { id: '7', versao: '-/-', acao: { tipo: 'onibus', layoutId: 2, mudancas: [] } },
  AtendimentoMudado: { protocolo: 'R3TN-8WZD', acao: { tipo: 'assumir' } },
  FalaAtendenteEnviada: { protocolo: 'R3TN-8WZD', texto: 'Olá! Para que dia?' },
  CurriculoPedido: { protocolo: 'K7Q2-MP4X', nome: 'curriculo.pdf' },
  CatalogoEscolhido: { arquivo: null, nome: 'linhas.zip' },
  CatalogoEnvioCancelado: undefined,
  ImportacaoAprovada: { id: ID },
  ImportacaoDescartada: { id: ID },
  AlertaVisto: { id: ID },
  MensagemReenviada: { id: ID },
  OnibusDesenhado: { substitui: null, planta: { nome: 'Leito 26', poltronas: [], recursos: [] } },
  DesenhoDispensado: undefined,
  DesenhoAlterado: { substitui: null, desenho: { nome: 'Leito 26', andares: 1, filas: 12, lugares: {} } },
  DesenhoRetomado: undefined,
  DesenhoDescartado: undefined,
  QuadroMudado: { acao: { tipo: 'remover', linhaId: 1, excecaoId: ID, versao: '-/-' } },
  QuadroDispensado: undefined,
  AcaoTarifaEnviada: { acao: { tipo: 'encerrar', id: '01900000-0000-7000-8000-000000000001' } },
  AcaoTarifaDispensada: undefined,
  EmpresaEnviada: { versao: 4, dados: umaCompanhia() },
  TermoEnviado: { termo: { versao: 2, vigenteDe: '2026-12-01', conteudo: '<h1>Termos de uso</h1>' } },
  EmpresaDigitada: { base: null, valores: toDadosEmpresa(umaCompanhia()) },
  EmpresaDesfeita: undefined,
  AcaoCupomEnviada: { acao: { tipo: 'pausar', codigo: 'VERAO25', versao: 1 } },
  AcaoCupomDispensada: undefined,
};

import { fiscalVazio, partesVazias } from '../../src/domain/encomendas/formularioEncomenda';
import type { EncomendasEvents } from '../../src/events/encomendas';

const CODIGO = 'ITK7Q2MP4XZ';
const volume = { pesoGramas: 4_200, comprimentoCm: 40, larguraCm: 30, alturaCm: 25 };
const lugar = (id: string, nome: string, uf: string, terminal: string) => ({
  texto: `${nome}, ${uf}`,
  lugar: { id, nome, uf, terminal, fuso: 'America/Sao_Paulo' },
});

/** Sample payloads of parcel events. */
export const examplesParcel: { [K in keyof EncomendasEvents]: EncomendasEvents[K] } = {
  EncomendasAbertas: undefined,
  EncomendasFechadas: undefined,
  NovaEncomendaPedida: undefined,
  EncomendaCotada: {
    dados: {
      origem: lugar('1', 'São Paulo', 'SP', 'Terminal Rodoviário do Tietê'),
      destino: lugar('4', 'Rio de Janeiro', 'RJ', 'Rodoviária Novo Rio'),
      volumes: [{ peso: '4,2', comprimento: '40', largura: '30', altura: '25' }],
      valor: 50_000,
    },
  },
  EtapaEncomendaConcluida: { proxima: 'pessoas' },
  EncomendaEnviada: {
    cotacaoId: '00000000-0000-4000-8000-000000000001',
    partes: partesVazias,
    fiscal: fiscalVazio,
    ciencia: true,
  },
  BalcaoEncomendasAberto: undefined,
  BalcaoEncomendasFechado: undefined,
  EncomendaProcurada: { codigo: CODIGO },
  EncomendaPesada: { codigo: CODIGO, volumes: [volume] },
  VolumesMudados: undefined,
  EncomendaRecebida: { codigo: CODIGO, recebimento: { volumes: [volume], totalCentavos: 4_030, meio: 'dinheiro' } },
  EncomendaMovida: { codigo: CODIGO, evento: { situacao: 'chegou' } },
};

import { creditoPadrao } from '../../../src/domain/conta/creditos';
import { atrasoPadrao } from '../../../src/domain/conta/cupomDeAtraso';
import { aplicativosPadrao, marcaPadrao } from '../../../src/domain/companhia/marca/marcaPadrao';
import type { DadosCompanhia, Endereco, Transportadora } from '../../../src/domain/wire/companhia/companhia';
import type { CompanhiaSource } from '../../companhia/seedCompanhia';
import { apresentacao } from './apresentacao';
import { CONTRATO_V1 } from './contrato';
import { vagas } from './vagas';

const sede: Endereco = {
  logradouro: 'Av. Cruzeiro do Sul',
  numero: '1800',
  complemento: '',
  bairro: 'Santana',
  municipio: 'São Paulo',
  uf: 'SP',
  cep: '02030000',
};

const carrier = (nome: string, cnpj: string, ie: string, endereco: Endereco): Transportadora => ({
  nome,
  razaoSocial: `${nome} Transportes S.A.`,
  cnpj,
  ie,
  endereco,
  serie: 1,
  ambiente: 'homologacao',
});

/** The carriers of the demonstration, which run the lines of the seed. Only the check digits of their CNPJs are right. */
const transportadoras: Transportadora[] = [
  carrier('Itapê', '12345678000195', '110042490114', sede),
  carrier('Itapê Sul', '12345678000276', '9012345678', {
    logradouro: 'Av. Presidente Affonso Camargo',
    numero: '330',
    complemento: '',
    bairro: 'Jardim Botânico',
    municipio: 'Curitiba',
    uf: 'PR',
    cep: '80060090',
  }),
  carrier('Itapê Cerrado', '12345678000357', '103456780', {
    logradouro: 'Rua 44',
    numero: '399',
    complemento: '',
    bairro: 'Setor Norte Ferroviário',
    municipio: 'Goiânia',
    uf: 'GO',
    cep: '74063010',
  }),
  carrier('Itapê Norte', '12345678000438', '150123456', {
    logradouro: 'Av. Almirante Barroso',
    numero: 's/n',
    complemento: '',
    bairro: 'São Brás',
    municipio: 'Belém',
    uf: 'PA',
    cep: '66090000',
  }),
  carrier('Itapê Nordeste', '12345678000519', '012345678', {
    logradouro: 'Av. Antônio Carlos Magalhães',
    numero: '4362',
    complemento: '',
    bairro: 'Pernambués',
    municipio: 'Salvador',
    uf: 'BA',
    cep: '41110700',
  }),
];

const dados: DadosCompanhia = {
  nome: 'Itapê',
  razaoSocial: 'Itapê Transportes S.A.',
  cnpj: '12345678000195',
  endereco: sede,
  canais: [
    { tipo: 'telefone', nome: 'Telefone', valor: '0800 000 0000', quando: 'Todos os dias, 24 horas' },
    {
      tipo: 'telefone',
      nome: 'Telefone para pessoas surdas',
      valor: '0800 000 0001',
      quando: 'Todos os dias, 24 horas',
    },
    { tipo: 'email', nome: 'E-mail', valor: 'atendimento@itape.test', quando: 'Resposta em até 2 dias úteis' },
    {
      tipo: 'telefone',
      nome: 'ANTT, a agência que nos fiscaliza',
      valor: '166',
      quando: 'Todos os dias, 24 horas',
    },
  ],
  encarregado: { nome: 'Íris Prado', email: 'privacidade@itape.test' },
  descritorFatura: 'ITAPE',
  transportadoras,
  apresentacao,
  vagas,
  marca: marcaPadrao,
  aplicativos: aplicativosPadrao,
  credito: creditoPadrao,
  atraso: atrasoPadrao,
  adicionais: [
    { tipo: 'bagagem', precoCentavos: 2_500, porPassageiro: 2, porPartida: 40 },
    { tipo: 'bicicleta', precoCentavos: 4_000, porPassageiro: 1, porPartida: 4 },
    { tipo: 'animal', precoCentavos: 6_000, porPassageiro: 1, porPartida: 2 },
  ],
};

/** The company of a demonstration, with its terms of use. */
export const companhiaDeDemonstracao: CompanhiaSource = {
  dados,
  termos: [{ versao: 1, conteudo: CONTRATO_V1, vigente_de: '2026-01-01T00:00:00-03:00' }],
};

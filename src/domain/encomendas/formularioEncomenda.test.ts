import { rio, tiete } from '../../../tests/bodies/encomendaBodies';
import {
  cotacaoVazia,
  errosCotacao,
  errosFiscais,
  errosPartes,
  fiscalVazio,
  partesVazias,
} from './formularioEncomenda';
import { errosVolume, readVolume, toVolumeDigitado, volumeVazio } from './volumeDigitado';

const caixa = { peso: '4,2', comprimento: '40', largura: '30', altura: '24,5' };

it('a volume is read with comma or point, its sides rounded up, and written back as it was typed', () => {
  const volume = { pesoGramas: 4_200, comprimentoCm: 40, larguraCm: 30, alturaCm: 25 };
  expect(readVolume(caixa)).toEqual(volume);
  expect(readVolume({ ...caixa, peso: '4.2' })).toEqual(volume);
  expect(readVolume({ ...caixa, peso: 'leve' })).toBeNull();
  expect(toVolumeDigitado(volume)).toEqual({ ...caixa, altura: '25' });
});

it('each field of a volume says what is wrong with it, and the first side what is wrong with all', () => {
  expect(errosVolume(volumeVazio)).toEqual({
    peso: 'Informe o peso em quilos',
    comprimento: 'Informe o comprimento',
    largura: 'Informe a largura',
    altura: 'Informe a altura',
  });
  expect(errosVolume({ ...caixa, peso: '31' })).toEqual({ peso: 'Cada volume pesa até 30 kg' });
  expect(errosVolume({ ...caixa, largura: '101' })).toEqual({ largura: 'Cada lado mede até 100 cm' });
  expect(errosVolume({ ...caixa, comprimento: '100', largura: '90' })?.comprimento).toMatch(/soma/);
  expect(errosVolume(caixa)).toBeUndefined();
});

it('a quote needs two places that differ, each volume whole, and a value', () => {
  expect(Object.keys(errosCotacao(cotacaoVazia))).toEqual(['origem', 'destino', 'volumes', 'valor']);
  const origem = { texto: '', lugar: tiete };
  const whole = { origem, destino: { texto: '', lugar: rio }, volumes: [caixa], valor: 1_000 };
  expect(errosCotacao(whole)).toEqual({});
  expect(errosCotacao({ ...whole, destino: origem })).toEqual({ destino: 'Origem e destino precisam ser diferentes' });
  expect(errosCotacao({ ...whole, valor: 999 }).valor).toMatch(/R\$ 10,00/);
});

it('both people need name, document and phone; an e-mail only when there is one', () => {
  const erros = errosPartes(partesVazias);
  expect(erros.remetente).toEqual(erros.destinatario);
  expect(Object.keys(erros.remetente ?? {})).toEqual(['nome', 'numero', 'celular']);
  const ana = { nome: 'Ana Souza', tipo: 'cpf', numero: '529.982.247-25', celular: '(11) 98765-4321', email: '' };
  expect(errosPartes({ remetente: ana, destinatario: ana })).toEqual({});
  expect(errosPartes({ remetente: { ...ana, email: 'ana@' }, destinatario: ana }).remetente).toEqual({
    email: 'Informe um e-mail válido',
  });
});

it('the fiscal step asks for a key that can be, or for what is in the parcel', () => {
  const hoje = '2026-12-01';
  expect(errosFiscais({ ...fiscalVazio, tipo: 'nfe', chave: '1' }, hoje).chave).toMatch(/44 dígitos/);
  expect(errosFiscais(fiscalVazio, hoje)).toEqual({
    itens: [{ descricao: 'Diga o que é', valor: 'Informe o valor de cada um' }],
  });
  const item = { descricao: 'Livros', quantidade: '0', valor: 100 };
  expect(errosFiscais({ ...fiscalVazio, itens: [item] }, hoje)).toEqual({
    itens: [{ quantidade: 'Informe a quantidade' }],
  });
});

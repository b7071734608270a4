import type { ScreenPages } from './screenDocs';

/** Screens of the back office. */
export const administracaoPages: ScreenPages = {
  'Telas/Administração': {
    summary: 'A entrada da administração: o que espera por alguém da empresa.',
    decisions: [{ text: 'Um dia sem pendências diz isso.', story: 'Vazio' }],
    code: ['administracao/visaoGeral', 'administracao/moldura'],
  },
  'Telas/Administração, acessos': {
    summary: 'Quem viu os dados de quem, e quando.',
    decisions: [{ text: 'Uma busca que não pode ser feita é recusada no campo.', story: 'Busca inválida' }],
    code: ['administracao/acessos'],
  },
  'Telas/Administração, alertas': {
    summary: 'O que o servidor percebeu e ainda pede uma ação.',
    decisions: [{ text: 'Sem alertas, a página diz que não há nenhum.', story: 'Vazio' }],
    code: ['administracao/alertas'],
  },
  'Telas/Administração, atendimentos': {
    summary: 'As conversas que o assistente passou a uma pessoa.',
    decisions: [
      { text: 'Uma conversa da fila é assumida por alguém.', story: 'Uma, na fila' },
      { text: 'Assumida, ela chega ao vivo.', story: 'Uma, ao vivo' },
    ],
    code: ['administracao/atendimentos'],
  },
  'Telas/Administração, candidaturas': {
    summary: 'Quem se candidatou a cada vaga, com o currículo.',
    decisions: [{ text: 'Uma candidatura abre numa página sua.', story: 'Uma' }],
    code: ['administracao/candidaturas'],
  },
  'Telas/Administração, catálogo': {
    summary: 'A importação de linhas, horários, ônibus e tarifas, com prévia.',
    decisions: [
      { text: 'A prévia diz o que muda antes de publicar.', story: 'Prévia' },
      { text: 'Uma prévia que ficou velha não é publicada.', story: 'Publicar: o catálogo mudou' },
      { text: 'Um arquivo com erros mostra quantos são, e não é publicado.', story: 'Com erros' },
    ],
    code: ['administracao/catalogo'],
  },
  'Telas/Administração, cupons': {
    summary: 'Os cupons, os seus limites e o que já foi usado de cada um.',
    decisions: [{ text: 'Encerrar um cupom pede confirmação.', story: 'Encerrar' }],
    code: ['administracao/cupons', 'administracao/comum'],
  },
  'Telas/Administração, dados da empresa': {
    summary: 'A empresa como documento: marca, contatos, termos e o que o rodapé diz dela.',
    decisions: [
      { text: 'Um texto novo dos termos é uma versão nova, com número.', story: 'Nova versão dos termos' },
      { text: 'O que impede de salvar é dito no campo.', story: 'Com erros' },
    ],
    code: ['administracao/empresa'],
  },
  'Telas/Administração, desempenho': {
    summary: 'A velocidade medida nos aparelhos de quem usa, por página.',
    decisions: [{ text: 'Sem visitas medidas, a página diz que não há nenhuma.', story: 'Vazio' }],
    code: ['administracao/desempenho'],
  },
  'Telas/Administração, linhas': {
    summary: 'As linhas com o seu quadro de horários e as exceções de um dia.',
    decisions: [
      { text: 'Uma exceção que toca quem já comprou diz isso antes.', story: 'Exceção que afeta passageiros' },
      { text: 'Uma linha encerrada continua a ser lida.', story: 'Linha encerrada' },
    ],
    code: ['administracao/linhas'],
  },
  'Telas/Administração, manifestações': {
    summary: 'Reclamações, elogios e pedidos, e a resposta a cada um.',
    decisions: [{ text: 'Uma resposta é conferida antes de sair.', story: 'Uma, a resposta a confirmar' }],
    code: ['administracao/manifestacoes'],
  },
  'Telas/Administração, operação do dia': {
    summary: 'As partidas do dia: atraso, cancelamento e troca de ônibus, com quem viaja.',
    decisions: [
      { text: 'Um cancelamento pede confirmação.', story: 'Cancelamento a confirmar' },
      { text: 'Outro ônibus mostra a poltrona nova de cada pessoa.', story: 'Outro ônibus, com novas poltronas' },
      { text: 'Um ônibus sem lugar para todos não é aceito em silêncio.', story: 'Ônibus sem lugar para todos' },
    ],
    code: ['administracao/operacao'],
  },
  'Telas/Administração, ônibus': {
    summary: 'Os ônibus e o desenho das suas poltronas, versão por versão.',
    decisions: [
      {
        text: 'Um desenho novo não muda o que foi vendido, e diz isso antes de salvar.',
        story: 'Desenho que não muda o que foi vendido',
      },
      { text: 'As versões anteriores continuam à vista.', story: 'Versão anterior' },
    ],
    code: ['administracao/frota'],
  },
  'Telas/Administração, agências': {
    summary: 'As agências que vendem, e quem responde por cada uma.',
    decisions: [
      { text: 'Um CNPJ já cadastrado é dito no campo.', story: 'Nova agência: CNPJ cadastrado' },
      { text: 'Bloquear uma agência pede confirmação.', story: 'Bloquear' },
    ],
    code: ['administracao/agencias'],
  },
  'Telas/Tarifas': {
    summary: 'As regras de preço com data, sobre a tarifa de base.',
    decisions: [{ text: 'Encerrar uma regra pede confirmação.', story: 'Encerrar' }],
    code: ['administracao/tarifas'],
  },
};

import type { FoundationPages } from './foundationDocs';

/** Foundations of what is said and typed, and whole pages as examples. */
export const palavrasPages: FoundationPages = {
  'Fundamentos/Mensagens': {
    summary: 'As frases que a especificação fixa, letra por letra, com o lugar de cada uma.',
    prose: [
      'Estas frases vêm do catálogo do produto e não se corrigem, nem o acento que falta. As outras se escrevem como a página Como escrever em pt-BR ensina.',
    ],
    choices: [
      { when: 'Já aconteceu, e quem não leu nada perde', use: 'um aviso que passa (ToastStack)' },
      { when: 'Vale enquanto a pessoa está na tela', use: 'Alert, ao lado do que explica' },
      { when: 'É sobre um campo', use: 'a frase no campo, nunca num aviso' },
      { when: 'Sem resposta não se continua', use: 'Dialog ou ConfirmDialog' },
    ],
    held: ['Cada frase fixa está, letra por letra, num teste que a lê na tela.'],
    related: ['Padrões/Formulários e erros', 'Avisos/Alert', 'Avisos/ErrorSummary'],
  },
  'Fundamentos/Avisos': {
    summary: 'Uma frase que passa ao pé da tela e some em cinco segundos.',
    prose: [
      'Um aviso conta o que já foi feito. O que a pessoa ainda precisa resolver não pode sumir sozinho: fica na página.',
    ],
    choices: [
      { when: 'Deu certo e a tela já mostra', use: 'success' },
      { when: 'Mudou alguma coisa que não foi a pessoa que pediu', use: 'info' },
      { when: 'Algo vai deixar de valer', use: 'warning' },
      { when: 'Falhou, e a tela ficou como estava', use: 'danger; se há o que fazer, Alert na página' },
    ],
    held: ['O tempo de cada aviso e o anúncio dele têm teste em ToastStack.'],
    related: ['Avisos/ToastStack', 'Avisos/Alert', 'Padrões/Ao vivo'],
  },
  'Fundamentos/Máscaras': {
    summary: 'Máscaras para o que todos escrevem do mesmo jeito.',
    prose: [
      'Uma máscara aceita o que se cola, com ou sem pontuação, e nunca recusa em silêncio: o que falta é dito quando se deixa o campo.',
    ],
    choices: [
      { when: 'CPF, CNPJ, celular, CEP, data, CNH, cartão', use: 'MaskedTextInput com a máscara do nome' },
      { when: 'Um valor em reais', use: 'MoneyInput' },
      { when: 'Um código recebido por mensagem', use: 'CodeInput' },
      { when: 'RG, passaporte, nomes: cada um escreve do seu jeito', use: 'TextInput, sem máscara' },
    ],
    held: ['O formulário e o servidor usam o mesmo esquema, e recusam com a mesma frase.'],
    related: ['Campos/MaskedTextInput', 'Campos/MoneyInput', 'Campos/CodeInput', 'Padrões/Formulários e erros'],
  },
  'Fundamentos/Tipos de documento': {
    summary: 'Os cinco documentos que identificam quem viaja, com a regra de cada um.',
    prose: [
      'O tipo decide a regra e a frase do erro; o número viaja com ele. Quem acha um bilhete sem entrar vê do documento só o bastante para reconhecê-lo.',
    ],
    choices: [
      { when: 'A pessoa é brasileira', use: 'CPF, que é o que vem escolhido' },
      { when: 'É uma criança sem CPF, ou o documento da porta é outro', use: 'RG ou CNH' },
      { when: 'A pessoa não tem documento brasileiro', use: 'passaporte' },
    ],
    held: ['As regras de cada tipo estão no domínio, com teste, e valem na tela e no servidor.'],
    related: ['Campos/Select', 'Campos/MaskedTextInput', 'Padrões/Dados pessoais na tela'],
  },
  'Fundamentos/Página inteira': {
    summary: 'As peças juntas numa página de compra: cabeçalho, formulário, resumo e rodapé.',
    prose: ['Um exemplo para ver proporções e para testar um tema ou uma largura em tudo ao mesmo tempo.'],
    choices: [
      { when: 'Quer ver o efeito de um token novo', use: 'esta página, com os três temas lado a lado' },
      { when: 'Quer ver a tela de verdade', use: 'Telas, que roda o produto' },
    ],
    held: ['O retrato dela é comparado a cada passagem pelo livro.'],
    related: ['Estrutura/Page', 'Fundamentos/Espaço', 'Fundamentos/Cores'],
  },
  'Fundamentos/Página de leitura': {
    summary: 'As peças juntas numa página que se lê: trilha, títulos, perguntas e respostas.',
    prose: ['Um exemplo de ritmo de texto: linha de leitura curta, seções com ar, e perguntas que se abrem.'],
    choices: [
      { when: 'É texto corrido', use: 'Prose, na largura de leitura' },
      { when: 'São perguntas independentes', use: 'Accordion' },
      { when: 'São nomes e valores', use: 'DescriptionList' },
    ],
    held: ['O retrato dela é comparado a cada passagem pelo livro.'],
    related: ['Estrutura/Prose', 'Estrutura/Accordion', 'Fundamentos/Tipografia'],
  },
};

import type { ScreenPages } from './screenDocs';

/** Screens from the first visit to the choice of a trip, and what a traveller reads on the way. */
export const viagemPages: ScreenPages = {
  'Telas/Passagens': {
    summary: 'A entrada do produto: diz o que se vende e leva da primeira palavra digitada à lista de viagens.',
    decisions: [
      { text: 'Um campo que falta diz a sua frase ao lado dele, e nada é enviado.', story: 'Campos com erro' },
      { text: 'Um nome sem lugar diz isso na própria lista de sugestões.', story: 'Nenhum lugar com este nome' },
      { text: 'A posição do aparelho sugere os terminais de perto e não sai dele.', story: 'Perto de mim' },
      { text: 'Um endereço que não existe volta para cá, sem página de erro.', story: 'Endereço que não existe' },
    ],
    code: ['viagens/home'],
  },
  'Telas/Viagens': {
    summary: 'As viagens de um dia entre dois lugares, com o preço inteiro, para comparar e escolher.',
    decisions: [
      { text: 'Quem não entrou entra por cima da lista e continua nela.', story: 'Selecionar sem entrar' },
      { text: 'O mapa de poltronas pode ser visto antes de entrar.', story: 'Ver poltronas' },
      { text: 'Sem viagem direta, a troca de ônibus é oferecida no lugar.', story: 'Vazio, com troca de ônibus' },
      { text: 'Filtros que não deixam nada dizem como voltar atrás.', story: 'Filtros sem resultado' },
      {
        text: 'Uma volta que sai antes da chegada não é oferecida.',
        story: 'Ida e volta: nenhuma volta depois da chegada',
      },
    ],
    code: ['viagens/resultado', 'viagens/classes', 'viagens/alerta', 'viagens'],
  },
  'Telas/Informação de viagem': {
    summary: 'O andamento de uma partida: hora, plataforma, atraso e os direitos que o atraso dá.',
    decisions: [
      { text: 'Um atraso traz junto o que a pessoa pode pedir.', story: 'Atrasada, com direitos' },
      {
        text: 'A plataforma só aparece depois de definida; até lá, a tela diz onde ela será informada.',
        story: 'Plataforma ainda não definida',
      },
      {
        text: 'Quem opera informa o andamento na mesma página, e pode desfazer.',
        story: 'Operação: informar e desfazer',
      },
    ],
    code: ['viagens/informacao'],
  },
  'Telas/Destinos': {
    summary: 'Aonde se pode ir, por onde e por quanto, sem precisar de uma busca.',
    decisions: [
      { text: 'Um lugar aonde não vamos diz isso.', story: 'Destino sem linha' },
      { text: 'Um catálogo vazio não parece defeito.', story: 'Nada à venda' },
    ],
    code: ['empresa/destinos'],
  },
  'Telas/Nossa frota': {
    summary: 'Os ônibus e as classes, com o que cada poltrona oferece.',
    decisions: [
      { text: 'Sem ônibus cadastrado, a página diz isso em vez de mostrar uma lista vazia.', story: 'Vazio' },
    ],
    code: ['empresa/nossaFrota'],
  },
  'Telas/Institucional': {
    summary:
      'As páginas que a empresa deve a quem compra: quem somos, termos, privacidade, acessibilidade e aplicativo.',
    decisions: [
      {
        text: 'Os termos vêm do servidor; quando não abrem, a página diz isso.',
        story: 'Termos de uso: servidor com problema',
      },
      {
        text: 'Instalar o aplicativo só é oferecido onde o aparelho deixa.',
        story: 'Aplicativo: instalação oferecida',
      },
    ],
    code: ['empresa/quemSomos', 'empresa/declaracoes', 'aplicativo/instalacao'],
  },
  'Telas/Viagem em grupo': {
    summary: 'O pedido de uma viagem para mais pessoas do que uma compra leva, respondido sob um protocolo.',
    decisions: [
      { text: 'Com seis pessoas ou menos, o campo diz que se compra pelo site.', story: 'Campos a corrigir' },
      { text: 'O protocolo aparece na hora, com o dia da resposta.', story: 'Registrado' },
    ],
    code: ['empresa/grupo'],
  },
  'Telas/Trabalhe conosco': {
    summary: 'As vagas abertas e a candidatura a uma delas, com currículo.',
    decisions: [
      { text: 'Um link para uma vaga que já fechou diz isso, em vez do formulário.', story: 'Vaga encerrada' },
      { text: 'Uma recusa aparece com as palavras do servidor.', story: 'Recusada' },
    ],
    code: ['empresa/trabalheConosco'],
  },
  'Telas/Atendimento e ajuda': {
    summary: 'Respostas às perguntas de sempre, uma manifestação por escrito e o protocolo dela.',
    decisions: [
      { text: 'Uma busca sem resposta diz que nada tem essas palavras.', story: 'Busca sem resultado' },
      { text: 'Quem escreveu recebe um protocolo e o consulta aqui.', story: 'Escrever: registrado' },
    ],
    code: ['empresa/ajuda'],
  },
  'Telas/Assistente': {
    summary: 'A conversa que procura viagens e pedidos por uma frase, e passa a uma pessoa quando não basta.',
    decisions: [
      { text: 'Um nome que serve a vários terminais vira uma pergunta.', story: 'Qual terminal' },
      { text: 'Uma mensagem que não saiu fica na conversa, para ser enviada de novo.', story: 'Não enviada' },
      { text: 'O que é de uma conta só aparece depois de entrar.', story: 'Pede para entrar' },
    ],
    code: ['chatbot'],
  },
  'Telas/Encontrar bilhete': {
    summary: 'Um bilhete sem entrar na conta: localizador e documento bastam para vê-lo e recebê-lo por e-mail.',
    decisions: [
      {
        text: 'Localizador errado e documento errado têm a mesma resposta, para que nada se descubra por tentativas.',
        story: 'Não encontrado',
      },
      { text: 'Tentativas demais esperam.', story: 'Muitas tentativas' },
    ],
    code: ['bilhetes/encontrar'],
  },
};

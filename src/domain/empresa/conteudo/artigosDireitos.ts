import type { ArtigoAjuda } from './artigoAjuda';

/** Articles on rights, luggage and the account. */
export const artigosDireitos: readonly ArtigoAjuda[] = [
  {
    id: 'gratuidade-idoso',
    categoria: 'direitos',
    titulo: 'Passagem do idoso',
    corpo: [
      'Quem tem 60 anos ou mais e renda de até 2 salários mínimos tem direito, na classe convencional das linhas interestaduais, a 2 lugares grátis por viagem; se já foram dados, a pelo menos 50% de desconto.',
      'Peça na compra, no passo Passageiros, até 3 horas antes da partida, e leve o comprovante de renda ou a Carteira da Pessoa Idosa.',
    ],
    palavras: '60 anos gratis desconto terceira idade carteira',
  },
  {
    id: 'id-jovem',
    categoria: 'direitos',
    titulo: 'ID Jovem',
    corpo: [
      'Jovens de 15 a 29 anos com a ID Jovem têm 2 lugares grátis e 2 com 50% de desconto por viagem, na classe convencional. Pedágio e taxa de embarque são pagos.',
      'Informe o número da ID Jovem no passo Passageiros, até 3 horas antes da partida, e leve a identidade jovem e um documento com foto.',
    ],
    palavras: 'jovem gratis meia estudante',
  },
  {
    id: 'passe-livre',
    categoria: 'direitos',
    titulo: 'Passe Livre da pessoa com deficiência',
    corpo: [
      'Quem tem a credencial do Passe Livre viaja de graça em 2 lugares por viagem da classe convencional, com acompanhante se a credencial disser.',
      'Os lugares acessíveis estão marcados no mapa de poltronas. Se precisar de ajuda para embarcar, avise nossos canais até 3 horas antes.',
    ],
    palavras: 'pcd cadeira de rodas acessibilidade acompanhante cadeirante',
  },
  {
    id: 'bagagem',
    categoria: 'bagagem',
    titulo: 'Quanto posso levar de bagagem',
    corpo: [
      'No bagageiro: até 30 kg e 350 dm³, com o maior lado de até 1 metro. Na cabine: até 5 kg, que caibam no porta-embrulhos.',
      'Guarde o tíquete da bagagem: é com ele que você retira a mala no destino.',
      'Passando disso, o excesso pode ser cobrado, se houver espaço.',
    ],
    palavras: 'mala peso quilos excesso mochila',
  },
  {
    id: 'animais',
    categoria: 'bagagem',
    titulo: 'Viajar com animais',
    corpo: [
      'Cão-guia viaja sempre, sem custo, ao lado de quem acompanha.',
      'Cães e gatos pequenos viajam em caixa própria, com carteira de vacinação e atestado veterinário recente. Fale com nossos canais antes de comprar: há um limite por viagem.',
    ],
    palavras: 'cachorro gato pet cao guia',
  },
  {
    id: 'bagagem-perdida',
    categoria: 'bagagem',
    titulo: 'Minha bagagem sumiu ou chegou danificada',
    corpo: [
      'Avise ainda no terminal e registre uma reclamação aqui na ajuda, com o número do tíquete e o localizador da compra.',
      'Você recebe um protocolo na hora e a resposta em até 7 dias.',
    ],
    palavras: 'extravio mala perdida esqueci objeto achados',
    link: { href: '/atendimento-ajuda?canal=manifestacao', texto: 'Registrar reclamação' },
  },
  {
    id: 'encomendas',
    categoria: 'bagagem',
    titulo: 'Enviar uma encomenda',
    corpo: [
      'Levamos encomendas entre os nossos terminais. Toda encomenda viaja com nota fiscal ou com declaração de conteúdo.',
      'Acompanhe pelo código de rastreio e os 4 últimos números do documento de quem envia ou recebe.',
    ],
    palavras: 'pacote rastreio frete enviar caixa',
    link: { href: '/encomendas', texto: 'Abrir Encomendas' },
  },
  {
    id: 'criar-conta',
    categoria: 'conta',
    titulo: 'Criar a conta e entrar',
    corpo: [
      'Toque em Entrar. Você pode entrar com Google, com Apple, ou com e-mail e senha. Na primeira vez, pedimos nome, CPF, data de nascimento e celular.',
      'É preciso ter 14 anos ou mais.',
    ],
    palavras: 'cadastro login google apple',
  },
  {
    id: 'esqueci-a-senha',
    categoria: 'conta',
    titulo: 'Esqueci minha senha',
    corpo: [
      'Toque em Entrar e depois em Esqueci minha senha. Enviamos um código para o seu e-mail; com ele você escolhe uma senha nova.',
      'Quem entra com Google ou Apple não tem senha aqui: recupere a senha lá.',
    ],
    palavras: 'recuperar redefinir codigo login',
  },
  {
    id: 'meus-dados',
    categoria: 'conta',
    titulo: 'Ver, corrigir e apagar meus dados',
    corpo: [
      'Em Minha conta você corrige seus dados, baixa tudo o que guardamos sobre você e pode excluir a conta (Lei 13.709/2018, a LGPD).',
      'O que a lei fiscal obriga a guardar das compras fica, sem dizer de quem era.',
    ],
    palavras: 'lgpd privacidade excluir exportar',
    link: { href: '/minha-conta', texto: 'Abrir Minha conta' },
  },
];

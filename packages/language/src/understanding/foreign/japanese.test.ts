import { describe, expect, it } from 'vitest'
import { ask, labels } from '../asking.build.ts'

/** The labels of what is looked for, or what else is asked. */
const heard = (question: string): string => {
  const { intent, about } = ask(question)
  return intent === 'find' ? labels(question).join(', ') : [intent, about?.topic ?? ''].join(' ').trim()
}

describe('questions in Japanese', () => {
  it.each([
    ['エジプトの初心者向けダイビングスポット', 'Egypt, Beginner'],
    ['紅海の沈船 30m以内', 'Red Sea, Wrecks, Up to 30 m'],
    ['30m以上潜れる場所', '30 m or deeper'],
    ['18m以下で流れの強くないポイント', 'Up to 18 m, No strong current'],
    ['ジンベエザメが見れる場所', 'Whale sharks'],
    ['沖縄でマンタ', 'Okinawa, Manta rays'],
    ['モルディブ 2月 マンタ', 'Maldives, Manta rays, In February'],
    ['3月から5月までのパラオ', 'Palau, March to May'],
    ['3〜5月 パラオ', 'Palau, March to May'],
    ['水深10〜20mのサンゴ礁', 'Coral reefs, 10 m or deeper, Up to 20 m'],
    ['初心者だけ', 'Beginner'],
    ['クロアチアは？', 'Croatia'],
    ['もっと浅い', 'Shallowest first'],
    ['流れなし', 'No strong current'],
    ['フィリピンのウミウシとタツノオトシゴ', 'Philippines, Nudibranchs, Seahorses'],
    ['メキシコのセノーテ 初心者', 'Mexico, Cenotes, Beginner'],
    ['40mより深い テクニカル', 'Technical, 40 m or deeper'],
    ['30mより浅い 沈船 マルタ', 'Malta, Wrecks, Up to 30 m'],
    ['18m以上は無理', 'Up to 18 m'],
    ['妊娠中のダイビング', 'medical'],
    ['ダイビングの後飛行機', 'medical'],
    ['喘息', 'medical'],
    ['サメなしの場所', 'No sharks'],
    ['ダハブの近くの洞窟', 'Near Dahab, 50 km, Caves'],
    ['ビーチエントリー ボネール 暖かい海', 'Bonaire, From shore, Water 24 °C or warmer'],
    ['Thistlegormの水深は？', 'about-site depth'],
    ['シュノーケリング アシカ', 'Sea lions, “snorkeling”'],
    ['スイスの湖', 'Switzerland, Lakes'],
    ['夏のギリシャでウミガメ', 'Greece, Turtles, June to August'],
    ['エイ', 'Rays'],
    ['30m以上深くない場所', 'Up to 30 m'],
    ['18mまで', 'Up to 18 m'],
    ['最大18m', 'Up to 18 m'],
    ['水深30m未満', 'Up to 30 m'],
    ['30mを超えない場所', 'Up to 30 m'],
    ['40m以上の深い沈船', 'Wrecks, 40 m or deeper'],
    ['25mより深くない', 'Up to 25 m'],
    ['20m以内のサンゴ礁 初心者', 'Coral reefs, Beginner, Up to 20 m'],
    ['深すぎない場所', 'Up to 18 m'],
    ['30m以上は怖い', 'Up to 30 m'],
    ['10mから20m', '10 m or deeper, Up to 20 m'],
    ['水深18メートル以下', 'Up to 18 m'],
    ['浅い場所でカメ', 'Up to 18 m, Turtles'],
    ['20mくらい', 'Up to 20 m'],
    ['30mより深いところは行きたくない', 'Up to 30 m'],
    ['最低30m', '30 m or deeper'],
    ['水深二十メートルまで', 'Up to 20 m'],
    ['OWダイバーが潜れる沈船', 'Wrecks, Beginner'],
    ['海外で初心者におすすめ', 'Beginner'],
    ['ハンマーヘッドの群れが見たい', 'Hammerhead sharks'],
    ['石垣島でマンタ', 'Ishigaki, Manta rays'],
    ['水深制限18m', 'Up to 18 m'],
    ['18mが限界です', 'Up to 18 m'],
    ['透明度の高い海 モルディブ 12月', 'Maldives, Good visibility, In December'],
    ['流れの速いドリフト パラオ', 'Palau, Drift dives, “strong current”'],
    ['亀が見れるシュノーケリングスポット 宮古島', 'Miyako Islands, Turtles, “snorkeling”'],
  ])('%s', (question, understood) => {
    expect(ask(question).foreign).toEqual({ language: 'ja', isWhole: true })
    expect(heard(question)).toBe(understood)
  })
})

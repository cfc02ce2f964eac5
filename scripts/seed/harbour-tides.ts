import type { SeedTicket } from './ticket.ts';

/** The rich board of the demo, each column from top to bottom. */
export const harbourTides: SeedTicket[] = [
  {
    title: 'Old berth counts stay green all night',
    status: 'Backlog',
    priority: 'High',
    type: 'Bug',
    by: 'olena',
    to: 'eetu',
    daysAgo: 5,
    description: `Inkoo reports berths until 20:00 and then stops. We keep showing the last number all night, in green.

**Steps to reproduce**

1. Set the clock to 23:15
2. Open the Inkoo page
3. It says *12 berths free*, with no hint that the number is three hours old

**Expected:** after 60 minutes without a report the number turns gray and reads "12 free at 20:00".`,
  },
  {
    title: 'Wind arrows that work without color',
    status: 'Backlog',
    priority: 'High',
    type: 'Improvement',
    by: 'linnea',
    to: 'linnea',
    daysAgo: 12,
    description: `The arrow colors carry meaning nothing else does. Let's show it in the length of the shaft and the number of barbs too, like on paper charts.

| Wind | Barbs | Today |
| --- | --- | --- |
| below 4 m/s | none | green |
| 4 to 8 m/s | one | yellow |
| 8 to 14 m/s | two | orange |
| above 14 m/s | three | red |

Contrast on the map tiles must be at least 3:1. I've drawn all four; the file is in the design folder.`,
  },
  {
    title: 'Ask the pilot harbors how they count',
    status: 'Backlog',
    priority: 'High',
    type: 'Task',
    by: 'aino',
    daysAgo: 9,
    description: `We've been assuming every harbor counts its free berths. Some may only know they're "nearly full".

- [x] Inkoo: counts, every hour in season
- [ ] Kotka: calling us back on Thursday
- [ ] Hanko: email them the three questions

Whoever calls: please write down what they say in their own words, not our version of it.`,
  },
  {
    title: 'Decide when a measurement is too old to trust',
    status: 'Backlog',
    type: 'Story',
    by: 'aino',
    daysAgo: 14,
    description: `As a sailor I want to know when a number is too old to rely on, so I don't plan around it.

Proposal for Tuesday's meeting:

| Measurement | Fresh | Old | Hidden |
| --- | --- | --- | --- |
| Water level | 30 min | 3 h | 12 h |
| Wind | 15 min | 1 h | 6 h |
| Berths | 60 min | 12 h | 24 h |

The limits belong in one table in the database, not in the code.`,
  },
  {
    title: 'Show water levels in N2000 too',
    status: 'Backlog',
    type: 'Feature',
    by: 'eetu',
    daysAgo: 18,
    description: `The open data gives water levels relative to theoretical mean water. Newer charts use N2000. The difference depends on the place and the year.

\`\`\`ts
const level = toN2000({ station: 'Hanko', meanWater: -12, year: 2026 });
\`\`\`

There's a published table of differences for each station. It's one page and changes once a year.`,
  },
  {
    title: 'Swedish translation',
    status: 'Backlog',
    type: 'Epic',
    by: 'linnea',
    daysAgo: 20,
    description: `Half of our harbors speak Swedish first. Everything visitors read should be available in Finnish, Swedish and English.

1. Move the texts out of the components
2. Translate them (Linnéa, with two proofreaders in Ekenäs)
3. Pick the language from the browser, with a switch in the footer

Units and dates follow the language: **6,5 m/s** and **14.30** in Finnish and Swedish.`,
  },
  {
    title: 'Update berth counts by text message',
    status: 'Backlog',
    type: 'Feature',
    by: 'ingrid',
    daysAgo: 15,
    description: `Harbour masters stand on a jetty with wet gloves. No page we build will be quicker than a text.

> FREE 7

We reply *Thanks! Inkoo now shows 7 free berths.* A phone number we don't know gets a polite reply, and nothing changes.`,
  },
  {
    title: 'Explain “mean water” in two sentences',
    status: 'Backlog',
    priority: 'Low',
    type: 'Documentation',
    by: 'ingrid',
    daysAgo: 16,
    description: `Three of five testers got stuck on “theoretical mean water”. Let's put a small "?" next to it that opens two sentences at most. No formulas.`,
  },
  {
    title: 'Remember the last three harbors',
    status: 'Backlog',
    priority: 'Low',
    type: 'Feature',
    by: 'ingrid',
    daysAgo: 11,
    description: `Most people come back to the same harbors. Keep the last three in the browser and show them above the search. Nothing is sent anywhere, and you can clear the list.`,
  },
  {
    title: 'Print a harbor as a card for the chart table',
    status: 'Backlog',
    priority: 'Low',
    type: 'Other',
    by: 'aino',
    daysAgo: 25,
    description: `My father asked for this, and then two more people did. One A6 page: depth at the entrance, VHF channel, phone number, a sketch. Only things that don't change from day to day.`,
  },
  {
    title: 'Map tiles stay blank after the phone sleeps',
    status: 'In Progress',
    priority: 'High',
    type: 'Bug',
    by: 'ingrid',
    to: 'ingrid',
    daysAgo: 8,
    changedDaysAgo: 1,
    description: `Seen on two Android phones. You wake the phone, the map is gray, and panning doesn't help. Reloading does.

What I know so far:

- the WebGL context is lost while the page sleeps
- MapLibre fires \`webglcontextlost\`, but never \`webglcontextrestored\`
- it doesn't happen if the phone sleeps for less than about ten minutes

\`\`\`ts
map.on('webglcontextlost', (event) => {
  event.originalEvent?.preventDefault();
  setTimeout(() => map.triggerRepaint(), 0);
});
\`\`\`

That alone isn't enough. Next I'll try rebuilding the style.`,
  },
  {
    title: 'Fetch measurements once for everyone',
    status: 'In Progress',
    priority: 'High',
    type: 'Improvement',
    by: 'eetu',
    to: 'eetu',
    daysAgo: 10,
    changedDaysAgo: 1,
    description: `Right now every visitor calls our server, and our server calls the weather service. On a sunny Friday that would be 40 calls a minute for the same answer.

**Plan**

1. A job fetches all stations every ten minutes and stores the rows
2. Pages only read what's stored
3. When the service is down, the last rows stay, with their age

\`\`\`sql
select distinct on (station_id) station_id, measured_at, level_cm
  from measurements
 order by station_id, measured_at desc;
\`\`\`

Done when the page opens in under 200 ms with the service switched off.`,
  },
  {
    title: 'Harbor page: depth, berths and phone first',
    status: 'In Progress',
    type: 'Story',
    by: 'linnea',
    to: 'aino',
    daysAgo: 13,
    changedDaysAgo: 2,
    description: `From the interviews: before arriving, people look for three things, in this order.

1. Is it deep enough for us?
2. Is there room?
3. Who do I call?

Right now the first thing on the page is a photo. Let's flip that. We tried the sketch with four people, and all of them found the number within three seconds.`,
  },
  {
    title: 'Show how old each number is, in words',
    status: 'In Progress',
    type: 'Subtask',
    by: 'aino',
    to: 'olena',
    daysAgo: 7,
    changedDaysAgo: 2,
    description: `"4 minutes ago", "at 14:20", "yesterday at 20:00". If it wasn't today, never show the time without the day.

Edge cases I'd like to see tests for:

- one minute before and after midnight
- the night the clocks change
- a measurement from the future (one station's clock runs fast)`,
  },
  {
    title: 'Make the harbor list work by keyboard and screen reader',
    status: 'In Progress',
    type: 'Task',
    by: 'linnea',
    to: 'linnea',
    daysAgo: 6,
    changedDaysAgo: 3,
    description: `You can't reach the map without a mouse, which is fine as long as the list next to it is complete.

- [x] every harbor is a link with its name
- [x] the focus ring is visible on the sand color
- [ ] the filter says how many harbors match
- [ ] the selected harbor is announced once, not twice`,
  },
  {
    title: 'First update for the pilot harbors',
    status: 'In Progress',
    type: 'Task',
    by: 'aino',
    to: 'aino',
    daysAgo: 3,
    changedDaysAgo: 1,
    description: `Half a page: what works, what doesn't yet, and what we need from them before Easter. Eetu checks the promises, Linnéa the Swedish.`,
  },
  {
    title: 'Restore a backup and time it',
    status: 'In Progress',
    priority: 'Low',
    type: 'Task',
    by: 'eetu',
    to: 'olena',
    daysAgo: 4,
    changedDaysAgo: 1,
    description: `A backup nobody has restored is just a hope. Write down each step as you go, and the list becomes our guide. I'll sit next to you and keep quiet.`,
  },
  {
    title: 'Search finds Porkkala for “porkala”',
    status: 'Done',
    type: 'Improvement',
    by: 'olena',
    to: 'eetu',
    daysAgo: 17,
    changedDaysAgo: 3,
    description: `Nobody spells every harbor right, especially with cold fingers. Trigrams in PostgreSQL handle this well:

\`\`\`sql
create index on harbors using gin (name gin_trgm_ops);
\`\`\`

With 340 names it takes less than a millisecond. It finds Swedish names too: *Hangö* leads to Hanko.`,
  },
  {
    title: 'Dark mode for the night watch',
    status: 'Done',
    type: 'Feature',
    by: 'ingrid',
    to: 'linnea',
    daysAgo: 24,
    changedDaysAgo: 5,
    description: `A white page at three in the morning costs you half an hour of night vision. The page follows the system setting, and there's a switch.

We tried red on black, like on ships. It looks right but is hard to read. Dark blue with warm text won all four tests.`,
  },
  {
    title: 'Two people edit the same harbor and one save is lost',
    status: 'Done',
    priority: 'High',
    type: 'Bug',
    by: 'olena',
    to: 'eetu',
    daysAgo: 22,
    changedDaysAgo: 6,
    description: `1. Open the same harbor in two windows
2. Change the depth in one, the phone number in the other
3. Save both

The new depth is gone. Every row now has a version. If you save an old one, the server sends back the newer row and the form applies your change on top.`,
  },
  {
    title: 'Show the page within two seconds on a slow network',
    status: 'Done',
    priority: 'High',
    type: 'Story',
    by: 'aino',
    to: 'aino',
    daysAgo: 34,
    changedDaysAgo: 8,
    description: `Measured on a four-year-old phone with the network set to slow 3G.

| | before | after |
| --- | ---: | ---: |
| Script | 412 KB | 138 KB |
| First number visible | 6.8 s | 1.7 s |
| Map usable | 9.1 s | 3.4 s |

What helped most: the map loads after the numbers, not before them.`,
  },
  {
    title: 'Ten stations report temperatures in kelvin',
    status: 'Done',
    priority: 'High',
    type: 'Bug',
    by: 'eetu',
    to: 'eetu',
    daysAgo: 26,
    changedDaysAgo: 9,
    description: `289 °C in Turku is a warm day, even for July. The unit is in the response, but we didn't read it. Now we do, and anything outside −60 to +60 °C is rejected and logged.`,
  },
  {
    title: 'Depth in meters with one decimal, everywhere',
    status: 'Done',
    priority: 'Low',
    type: 'Improvement',
    by: 'ingrid',
    to: 'aino',
    daysAgo: 23,
    changedDaysAgo: 10,
    description: `"2,40 m" on one page and "24 dm" on the next confused a tester. One function now formats every depth, and it has a test.`,
  },
  {
    title: 'Agree on terms: berth, mooring, guest harbor',
    status: 'Done',
    type: 'Documentation',
    by: 'linnea',
    to: 'ingrid',
    daysAgo: 37,
    changedDaysAgo: 12,
    description: `We had four words for the same thing. The glossary now gives each word one meaning:

- **berth**: a place at a jetty for one boat
- **mooring**: a buoy to tie up to
- **guest harbor**: a harbor that takes visitors for the night

We don't use "slip", "dock" or "marina".`,
  },
  {
    title: 'A README that gets you started in five minutes',
    status: 'Done',
    type: 'Documentation',
    by: 'aino',
    to: 'olena',
    daysAgo: 36,
    changedDaysAgo: 15,
    description: `Olena joined and wrote down every step the README didn't mention. There were eleven. Now there are none:

\`\`\`sh
npm install
npm run demo
\`\`\``,
  },
  {
    title: 'Talk to six sailors before drawing anything',
    status: 'Done',
    priority: 'High',
    type: 'Task',
    by: 'aino',
    to: 'aino',
    daysAgo: 42,
    changedDaysAgo: 33,
    description: `Six half-hour conversations over coffee. The notes are in the *Interviews* folder, without names.

> I don't need a prettier forecast. I need to know if I can trust it.

That became the heading on our start page.`,
  },
  {
    title: 'Set up the repo, CI and first deploy',
    status: 'Done',
    type: 'Task',
    by: 'eetu',
    to: 'eetu',
    daysAgo: 42,
    changedDaysAgo: 40,
    description: `One command runs everything: types, lint, tests. A push to \`main\` is on the staging site three minutes later. If the build is red, fixing it comes first.`,
  },
];

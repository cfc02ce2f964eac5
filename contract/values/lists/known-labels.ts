/**
 * Technologies and roles that are suggested while someone types, each with the other ways in which
 * people write it. Anything else can be typed as well. This file imports nothing, so that pages can
 * use it without loading the schemas.
 */

/** A label, then its aliases. */
export type KnownLabel = readonly [name: string, ...aliases: string[]];

const parse = (lines: string): KnownLabel[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(', ') as [string, ...string[]]);

export const knownSkills = parse(`
  .NET, dotnet, asp.net
  Android
  Angular, angularjs
  Ansible
  Arduino
  Astro
  AWS, amazon web services
  Azure
  Bash, shell, sh
  Blender
  Bootstrap
  Bun, bunjs
  C
  C#, csharp, c sharp
  C++, cpp
  CI/CD, continuous integration
  Clojure
  CSS, css3, stylesheets
  Cypress
  D3, d3.js
  Dart
  Deno
  Django
  Docker, containers
  Electron
  Elixir
  Elm
  Erlang
  Express, expressjs, express.js
  FastAPI
  Fastify
  Figma
  Firebase
  Flask
  Flutter
  GDScript
  Git
  GitHub Actions, gha
  GitLab CI
  Go, golang
  Godot
  Google Cloud, gcp
  Grafana
  GraphQL, gql
  Haskell
  HTML, html5
  HTMX
  IndexedDB
  iOS
  Java
  JavaScript, js, ecmascript, es6
  Jest
  jQuery
  Jupyter, notebooks
  Kafka, apache kafka
  Kotlin, kt
  Kubernetes, k8s
  Laravel
  Leaflet
  Linux
  Lua
  Machine learning, ml, ai
  MapLibre, maplibre gl
  MongoDB, mongo
  MQTT
  MySQL
  NestJS, nest
  Next.js, nextjs
  Nginx
  Node.js, node, nodejs
  NumPy
  Nuxt, nuxt.js, nuxtjs
  OpenAPI, swagger
  Pandas
  Phoenix
  PHP
  Playwright
  PostGIS
  PostgreSQL, postgres, psql, pg
  Prisma
  Prometheus
  Python, py
  PyTorch, torch
  Quarto
  R
  Rails, ruby on rails, ror
  Raspberry Pi
  React, reactjs, react.js
  React Native, rn
  Redis
  Redux
  REST, rest api
  Ruby, rb
  Rust, rs
  Sass, scss
  Scala
  Selenium
  Solid, solidjs
  Spring Boot, spring
  SQL
  SQLite
  Storybook
  Supabase
  Svelte, sveltejs
  SvelteKit
  Swift, swiftui
  Tailwind CSS, tailwind, tailwindcss
  TensorFlow, tf
  Terraform
  Three.js, threejs
  tRPC
  TypeScript, ts
  Unity
  Unreal Engine, unreal, ue5
  Vite, vitejs
  Vitest
  Vue, vuejs, vue.js
  Web components
  WebAssembly, wasm
  WebRTC
  WebSockets, ws
  Zig
`);

export const knownRoles = parse(`
  Android developer
  Back-end developer, backend developer, be, server developer, api developer
  Cloud engineer
  Community manager
  Data analyst
  Data scientist
  Database developer
  Designer, graphic designer
  DevOps engineer, sre, sysadmin
  Editor
  Flutter developer
  Front-end developer, frontend developer, fe, web developer, react developer
  Full-stack developer, fullstack developer, full stack developer, fs
  Game designer
  Game developer, unity developer, godot developer
  Go developer, golang developer
  Illustrator
  iOS developer
  Java developer
  Level designer
  Machine learning engineer, ml engineer, ai engineer
  Marketing
  Mobile developer, app developer
  Node.js developer
  Pixel artist
  Product manager, pm
  Product owner, po
  Project manager
  Python developer
  Scrum master
  Security engineer
  Sound designer
  Teacher
  Technical writer, documentation writer, docs writer
  Tester, qa, qa engineer, quality assurance
  Translator
  UI designer
  UX designer, ui/ux designer, ux/ui designer, product designer
`);
